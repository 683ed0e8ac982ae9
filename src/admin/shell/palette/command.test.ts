import { describe, expect, it } from 'vitest'
import { type Command, matching } from './command.ts'

const command = (label: string, keywords = ''): Command => ({ id: label, kind: 'screens', label, keywords, icon: 'X' })

const labels = (query: string, ...commands: Command[]) => matching(commands, query).map(({ label }) => label)

describe('commands are found', () => {
  it('by words in any order, case and accents', () => {
    expect(labels('mesure unites', command('Unités de mesure'), command('Marque'))).toEqual(['Unités de mesure'])
    expect(labels('ISTANBUL', command('İstanbul'))).toEqual(['İstanbul'])
    expect(labels('ارشيف', command('أرشيف'))).toEqual(['أرشيف'])
  })

  it('by their English names in another language', () => {
    expect(labels('warehouse', command('Depolar', 'Warehouses'), command('Bankalar', 'Banks'))).toEqual(['Depolar'])
  })

  it('best first: what begins so, then whose words do, then the rest', () => {
    const found = labels('car', command('Discard'), command('Own cars'), command('Car lots'), command('Depots', 'Car parks'))
    expect(found).toEqual(['Car lots', 'Own cars', 'Discard', 'Depots'])
  })

  it('first what is called exactly so', () => {
    expect(labels('New sales order', command('New sales order status'), command('New sales order'))).toEqual([
      'New sales order',
      'New sales order status',
    ])
  })

  it('only when every word occurs; all of them without words', () => {
    expect(labels('car lot x', command('Car lots'))).toEqual([])
    expect(labels('  ', command('One'), command('Two'))).toEqual(['One', 'Two'])
  })
})
