import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../model/values/days.ts'
import { AGEING_BUCKETS, ageing, bucketOf, openInstalments } from './ageing.ts'
import { hundredths, moneyText, sumOf } from './hundredths.ts'
import { runningBalance } from './runningBalance.ts'

const item = (settled: string, ...instalments: readonly (readonly [string, string])[]) => ({
  currency: 'EUR',
  settled,
  instalments: instalments.map(([date, amount]) => ({ date, amount })),
})
const NONE = { current: '0.00', days30: '0.00', days60: '0.00', days90: '0.00', over90: '0.00' }

test.each([
  [-5, 'current'],
  [0, 'current'],
  [1, 'days30'],
  [30, 'days30'],
  [31, 'days60'],
  [60, 'days60'],
  [61, 'days90'],
  [90, 'days90'],
  [91, 'over90'],
  [4000, 'over90'],
] as const)('%d days past due belong to %s', (days, bucket) => expect(bucketOf(days)).toBe(bucket))

test('what was paid in part settles the earliest instalments', () => {
  const plan = item('130.00', ['2026-03-01', '100.00'], ['2026-01-01', '100.00'], ['2026-02-01', '100.00'])
  expect(openInstalments(plan)).toEqual([
    { date: '2026-02-01', amount: '70.00' },
    { date: '2026-03-01', amount: '100.00' },
  ])
  expect(ageing([plan], [], '2026-02-15')).toEqual([
    { ...NONE, currency: 'EUR', current: '100.00', days30: '70.00', total: '170.00', advances: '0.00', balance: '170.00' },
  ])
})

test('the same debts age with the day that is looked at', () => {
  const debts = [item('0', ['2026-01-31', '10.00']), item('5.00', ['2026-01-01', '20.00'])]
  const at = (day: string) => {
    const [row] = ageing(debts, [], day)
    return AGEING_BUCKETS.map((bucket) => row?.[bucket])
  }
  expect(at('2026-01-01')).toEqual(['25.00', '0.00', '0.00', '0.00', '0.00'])
  expect(at('2026-01-31')).toEqual(['10.00', '15.00', '0.00', '0.00', '0.00'])
  expect(at('2026-03-02')).toEqual(['0.00', '10.00', '15.00', '0.00', '0.00'])
  expect(at('2026-04-02')).toEqual(['0.00', '0.00', '0.00', '10.00', '15.00'])
})

test('advances stand apart and lessen the balance; currencies are never added', () => {
  const debts = [item('0', ['2026-01-01', '10.00']), { ...item('0', ['2026-01-01', '7.00']), currency: 'USD' }]
  const advances = [
    { currency: 'EUR', amount: '25.00' },
    { currency: 'TRY', amount: '3.00' },
  ]
  expect(
    ageing(debts, advances, '2026-01-01').map(({ currency, total, advances: paid, balance }) => [currency, total, paid, balance]),
  ).toEqual([
    ['EUR', '10.00', '25.00', '-15.00'],
    ['TRY', '0.00', '3.00', '-3.00'],
    ['USD', '7.00', '0.00', '7.00'],
  ])
})

test('whatever was paid, the buckets sum to what is open', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(400), fc.nat(100_000)), { minLength: 1, maxLength: 8 }),
      fc.nat(100),
      fc.nat(200),
      (drawn, percent, day) => {
        const total = drawn.reduce((sum, [, amount]) => sum + BigInt(amount), 0n)
        const settled = (total * BigInt(percent)) / 100n
        const debt = item(
          moneyText(settled),
          ...drawn.map(([days, amount]) => [addDays('2026-01-01', days), moneyText(BigInt(amount))] as const),
        )
        const [row] = ageing([debt], [], addDays('2026-01-01', day))
        expect(sumOf(AGEING_BUCKETS, (bucket) => hundredths(row?.[bucket]))).toBe(total - settled)
      },
    ),
  ))

test('the balance runs from the opening one', () =>
  expect(runningBalance('10.00', [{ amount: '5.50' }, { amount: '-20.00' }]).map(({ balance }) => balance)).toEqual(['15.50', '-4.50']))
