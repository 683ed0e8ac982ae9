import { describe, expect, test } from 'vitest'
import { type SlipFacts, type SlipRights, slipSteps } from './slipSteps.ts'

const ALL: SlipRights = { approve: true, edit: true, create: true }
const WRITER: SlipRights = { approve: false, edit: true, create: true }
const READER: SlipRights = { approve: false, edit: false, create: false }

const slip = (deliveredQuantity: string, changes: Partial<SlipFacts> = {}): SlipFacts => ({
  ...{ slipType: 'sale', approval: 'approved', invoiced: 'notInvoiced' },
  lines: [{ lineType: 'material', quantity: '5.0000', deliveredQuantity }, { lineType: 'discount' }],
  ...changes,
})

const of = (facts: SlipFacts, rights = ALL): string => {
  const { possible, primary } = slipSteps(facts, rights)
  return [...possible].map((step) => (step === primary ? `${step}*` : step)).join(' ')
}

describe('What can be done with a slip', () => {
  test.each<readonly [string, SlipFacts, string]>([
    ['proposal', slip('0', { approval: 'proposal' }), 'approve* reject duplicate cancel'],
    ['rejected', slip('0', { approval: 'rejected' }), 'reopen duplicate cancel'],
    ['cancelled', slip('0', { approval: 'cancelled' }), 'duplicate'],
    ['approved', slip('0'), 'reopen deliver* invoice duplicate cancel'],
    ['approved and invoiced whole', slip('0', { invoiced: 'invoiced' }), 'deliver* duplicate'],
    ['approved and invoiced in part', slip('0', { invoiced: 'partiallyInvoiced' }), 'deliver* invoice duplicate'],
    ['delivered in part', slip('2'), 'deliver* takeBack invoice return duplicate'],
    ['delivered', slip('5'), 'takeBack invoice* return duplicate'],
    ['delivered and invoiced', slip('5', { invoiced: 'invoiced' }), 'takeBack return duplicate'],
    ['return that came', slip('5', { slipType: 'salesReturn' }), 'takeBack invoice* duplicate'],
    ['cancelled though something came', slip('5', { approval: 'cancelled' }), 'duplicate'],
    ['proposal of what came', slip('5', { approval: 'proposal' }), 'approve* reject duplicate'],
    ['purchase that came', slip('5', { slipType: 'purchase' }), 'takeBack invoice* return duplicate'],
  ])('%s', (_, facts, steps) => {
    expect(of(facts)).toBe(steps)
  })

  test('who may not approve neither decides nor undoes an approval', () => {
    expect(of(slip('0', { approval: 'proposal' }), WRITER)).toBe('duplicate cancel')
    expect(of(slip('0'), WRITER)).toBe('deliver* invoice duplicate')
    expect(of(slip('0', { approval: 'rejected' }), WRITER)).toBe('duplicate cancel')
  })

  test('an order that says nothing of invoices has none', () => {
    expect(of({ ...slip('0'), invoiced: null })).toBe('reopen deliver* invoice duplicate cancel')
  })

  test('who only reads does nothing', () => {
    expect(of(slip('2'), READER)).toBe('')
    expect(of(slip('0', { approval: 'proposal' }), READER)).toBe('')
  })
})
