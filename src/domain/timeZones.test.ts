import { expect, test } from 'vitest'
import { dayIn, isTimeZone, timeZones } from './timeZones.ts'

test.each(['UTC', 'Europe/Istanbul', 'Asia/Riyadh'])('%s is a time zone', (name) => expect(isTimeZone(name)).toBe(true))

test.each(['', 'Istanbul', 'Europe/Nowhere'])('%o is not a time zone', (name) => expect(isTimeZone(name)).toBe(false))

test('those to choose from are time zones, UTC first', () => {
  expect(timeZones().every(isTimeZone)).toBe(true)
  expect([timeZones()[0], timeZones().includes('Europe/Istanbul')]).toEqual(['UTC', true])
})

test.each([
  ['Asia/Riyadh', '2026-03-02'],
  ['America/New_York', '2026-03-01'],
  ['UTC', '2026-03-01'],
  ['nowhere', '2026-03-01'],
])('a day in %s is %s', (zone, day) => expect(dayIn(new Date('2026-03-01T22:30:00Z'), zone)).toBe(day))
