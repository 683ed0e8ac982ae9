import { describe, expect, it } from 'vitest'
import { lastDay, lastMonths, monthName, shortMonth } from './month.ts'

describe('months of the start page', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, day) => {
    expect(lastDay(month)).toBe(day)
  })

  it('are the last twelve, over the turn of the year', () => {
    const months = lastMonths(new Date('2026-03-31T23:59:00.000Z'))
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04', '2026-03'])
  })

  it('are named in the language, in any time zone', () => {
    expect([monthName('2026-05', 'en'), shortMonth('2026-05', 'fr'), monthName('2026-05', 'tr')]).toEqual(['May 2026', 'mai', 'Mayıs 2026'])
  })
})
