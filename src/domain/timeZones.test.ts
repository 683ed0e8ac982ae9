import { expect, test } from 'vitest'
import { isTimeZone, timeZones } from './timeZones.ts'

test.each(['UTC', 'Europe/Istanbul', 'Asia/Riyadh'])('%s is a time zone', (name) => expect(isTimeZone(name)).toBe(true))

test.each(['', 'Istanbul', 'Europe/Nowhere'])('%o is not a time zone', (name) => expect(isTimeZone(name)).toBe(false))

test('those to choose from are time zones, UTC first', () => {
  expect(timeZones().every(isTimeZone)).toBe(true)
  expect([timeZones()[0], timeZones().includes('Europe/Istanbul')]).toEqual(['UTC', true])
})
