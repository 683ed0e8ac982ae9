import { describe, expect, it } from 'vitest'
import { dayEnd, dayOf, dayStart } from './days.ts'

describe('days of a statement', () => {
  it('are the user’s days, from their first to their last instant', () => {
    const [start, end] = [dayStart('2026-03-29'), dayEnd('2026-03-29')]
    expect([dayOf(start), dayOf(end)]).toEqual(['2026-03-29', '2026-03-29'])
    expect(dayOf(new Date(Date.parse(end ?? '') + 1).toISOString())).toBe('2026-03-30')
    expect(dayOf(new Date(Date.parse(start ?? '') - 1).toISOString())).toBe('2026-03-28')
  })

  it('are empty without a choice', () => expect([dayStart(''), dayEnd('2026-99-01'), dayOf(undefined)]).toEqual([undefined, undefined, '']))
})
