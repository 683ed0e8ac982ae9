import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocatePayment } from './allocatePayment.ts'
import { hundredths, moneyText, sumOf } from './hundredths.ts'

const item = (id: string, open: string, due: string, date = '2026-01-01') => ({ id, open, due, date })
const ITEMS = [item('late', '50.00', '2026-03-01'), item('early', '30.00', '2026-01-15'), item('middle', '40.00', '2026-02-01')]

test.each([
  ['less than the oldest', '10.00', [['early', '10.00']], '0.00'],
  [
    'some of them',
    '75.00',
    [
      ['early', '30.00'],
      ['middle', '40.00'],
      ['late', '5.00'],
    ],
    '0.00',
  ],
  [
    'more than all',
    '200.00',
    [
      ['early', '30.00'],
      ['middle', '40.00'],
      ['late', '50.00'],
    ],
    '80.00',
  ],
] as const)('a payment of %s settles what fell due first', (_title, amount, settled, rest) => {
  const result = allocatePayment(amount, ITEMS)
  expect(result.allocations.map(({ id, amount: part }) => [id, part])).toEqual(settled)
  expect([result.rest, result.mistakes]).toEqual([rest, []])
})

test('of those due on one day the earlier document is settled first', () => {
  const items = [item('b', '10.00', '2026-02-01', '2026-01-20'), item('a', '10.00', '2026-02-01', '2026-01-21')]
  expect(allocatePayment('10.00', items).allocations).toEqual([{ id: 'b', amount: '10.00' }])
})

test('a choice is taken as it is; the rest is an advance', () => {
  const chosen = [
    { id: 'late', amount: '20.00' },
    { id: 'late', amount: '30.00' },
  ]
  expect(allocatePayment('60.00', ITEMS, chosen)).toEqual({ allocations: chosen, rest: '10.00', mistakes: [] })
  expect(allocatePayment('60.00', ITEMS, [])).toEqual({ allocations: [], rest: '60.00', mistakes: [] })
})

test.each([
  ['another’s document', [{ id: 'x', amount: '1' }], 'notOpen', '0.00'],
  ['nothing', [{ id: 'late', amount: '0' }], 'notPositive', '50.00'],
  ['more than is open', [{ id: 'early', amount: '30.01' }], 'overAllocated', '30.00'],
  [
    'more than is open in two parts',
    [
      { id: 'early', amount: '20' },
      { id: 'early', amount: '10.01' },
    ],
    'overAllocated',
    '10.00',
  ],
  [
    'more than the payment',
    [
      { id: 'early', amount: '30' },
      { id: 'late', amount: '30.01' },
    ],
    'beyondPayment',
    '30.00',
  ],
] as const)('%s can’t be chosen', (_title, chosen, code, limit) => {
  const { mistakes, allocations } = allocatePayment('60.00', ITEMS, chosen)
  expect(mistakes).toEqual([{ index: chosen.length - 1, code, limit }])
  expect(allocations).toEqual([])
})

test('whatever is paid, no document gets more than is open, and nothing is lost', () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 11n }), { maxLength: 20 }),
      (paid, opens) => {
        const items = opens.map((open, index) => item(String(index), moneyText(open), '2026-01-01'))
        const { allocations, rest } = allocatePayment(moneyText(paid), items)
        expect(sumOf(allocations, ({ amount }) => hundredths(amount)) + hundredths(rest)).toBe(paid)
        for (const { id, amount } of allocations) expect(hundredths(amount)).toBeLessThanOrEqual(opens[Number(id)] ?? 0n)
      },
    ),
  ))

test('a payment may be used up by what is chosen', () => {
  const chosen = [
    { id: 'early', amount: '30.00' },
    { id: 'middle', amount: '20.00' },
  ]
  expect(allocatePayment('50.00', ITEMS, chosen)).toEqual({ allocations: chosen, rest: '0.00', mistakes: [] })
})
