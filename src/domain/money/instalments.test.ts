import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, laterDay } from '../../model/values/days.ts'
import { hundredths, sumOf } from './hundredths.ts'
import { instalmentsOf } from './instalments.ts'

const part = (days: number, share: string) => ({ days, share })

test.each([
  ['no plan', '100.00', [], [['2026-01-30', '100.00']]],
  [
    'thirds, the cent goes to the largest remainder',
    '100.00',
    [part(0, '33.33'), part(30, '33.33'), part(60, '33.34')],
    [
      ['2026-01-30', '33.33'],
      ['2026-03-01', '33.33'],
      ['2026-03-31', '33.34'],
    ],
  ],
  ['a cent, which is due once', '0.01', [part(0, '50'), part(30, '50')], [['2026-01-30', '0.01']]],
  [
    'parts out of order',
    '10.01',
    [part(30, '50'), part(7, '50')],
    [
      ['2026-02-06', '5.01'],
      ['2026-03-01', '5.00'],
    ],
  ],
  ['nothing', '0.00', [part(30, '100')], []],
  ['nothing, without a plan', '0.00', [], []],
] as const)('with %s, this is due', (_title, total, plan, due) =>
  expect(instalmentsOf(total, '2026-01-30', plan).map(({ date, amount }) => [date, amount])).toEqual(due),
)

test('whatever the plan, what is due sums to the amount', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 12 }),
      (cents, shares) => {
        const plan = shares.map((share, index) => part(index * 7, `${Math.floor(share / 100)}.${String(share % 100).padStart(2, '0')}`))
        const total = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        expect(sumOf(instalmentsOf(total, '2026-01-01', plan), ({ amount }) => hundredths(amount))).toBe(BigInt(cents))
      },
    ),
  ))

test('days go over months, leap days and the change of summer time', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), addDays('2026-03-28', 2)]).toEqual(['2028-02-29', '2027-01-01', '2026-03-30'])
  expect([daysBetween('2026-03-01', '2026-04-01'), daysBetween('2026-04-01', '2026-03-01')]).toEqual([31, -31])
})

test.each([
  ['2022-01-01', '2022-01-31'],
  ['2022-01-15', '2022-02-14'],
  ['2022-01-31', '2022-03-02'],
])('net 30 days from %s is %s', (from, due) => expect(instalmentsOf('1', from, [part(30, '100')])).toEqual([{ date: due, amount: '1.00' }]))

test('1,150.00 by tenths of 1, 2, 2 and 5 are 115, 230, 230 and 575', () => {
  const plan = [part(2, '10'), part(4, '20'), part(6, '20'), part(8, '50')]
  expect(instalmentsOf('1150.00', '2016-01-01', plan).map(({ amount }) => amount)).toEqual(['115.00', '230.00', '230.00', '575.00'])
})

test('without a plan all is due at once', () => expect(instalmentsOf('5', '2026-01-30')).toEqual([{ date: '2026-01-30', amount: '5.00' }]))

test('the later of two days', () => {
  expect([laterDay('2026-01-30', '2026-02-01'), laterDay('2026-02-01', '2026-01-30')]).toEqual(['2026-02-01', '2026-02-01'])
})

test('no amount is nothing', () => expect([hundredths(null), hundredths(undefined), hundredths('12.5')]).toEqual([0n, 0n, 1250n]))
