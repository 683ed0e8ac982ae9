import { describe, expect, it } from 'vitest'
import { formatRelativeTime } from './formatRelativeTime.ts'

const NOW = Date.parse('2026-05-31T12:00:00.000Z')

describe('how long ago something was', () => {
  it.each([
    ['2026-05-31T11:59:31.000Z', 'en', 'now'],
    ['2026-05-31T11:57:00.000Z', 'en', '3 min. ago'],
    ['2026-05-31T09:59:00.000Z', 'en', '2 hr. ago'],
    ['2026-05-30T11:00:00.000Z', 'en', 'yesterday'],
    ['2026-05-28T11:00:00.000Z', 'fr', 'il y a 3\u00a0j'],
    ['2026-05-28T11:00:00.000Z', 'tr', '3 gün önce'],
    ['2026-05-28T11:00:00.000Z', 'ar', 'قبل 3 أيام'],
    ['2026-03-01T11:00:00.000Z', 'en', '3 months ago'],
    ['2026-03-01T11:00:00.000Z', 'fr', 'il y a 3 mois'],
    ['2026-05-31T14:00:00.000Z', 'en', 'in 2 hr.'],
    ['not a time', 'en', 'not a time'],
  ])('%s in %s: %s', (at, locale, text) => {
    expect(formatRelativeTime(at, locale, NOW)).toBe(text)
  })
})
