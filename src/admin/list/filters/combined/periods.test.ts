import { expect, it } from 'vitest'
import { relativeDays } from '../../../../model/values/relativeDays.ts'
import { isCounted, PERIODS, periodName, periodOf } from './periods.ts'

const all = PERIODS.map((kind) => (isCounted(kind) ? { kind, count: 30 } : { kind }))

it.each(all.map((period) => [periodName(period), period] as const))('reads and writes %s, which the API knows', (name, period) => {
  expect(periodOf(name)).toEqual(period)
  expect(relativeDays(name, '2026-02-28')).toBeDefined()
})

it.each(['', 'lastDays', 'last0Days', 'last1000Days', 'whenever', null])('does not read %j as a period with a number', (name) =>
  expect(periodOf(name)?.count).toBeUndefined(),
)
