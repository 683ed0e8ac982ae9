import { expect, test } from 'vitest'
import { clockOfZone, dayBegins, dayIn, isTimeZone, momentAt, timeZones } from './timeZones.ts'

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

test.each([
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-07-01', 'Europe/Istanbul', '2026-06-30T21:00:00.000Z'],
  ['2026-07-01', 'nowhere', '2026-07-01T00:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(dayBegins(day, timeZone)).toBe(moment)
})

test.each([
  ['07:30 in summer', '2026-07-01', '07:30:00', 'Europe/Istanbul', '2026-07-01T04:30:00.000Z'],
  ['a time that clocks skip, east of UTC', '2026-03-29', '02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['a time that clocks skip, west of UTC', '2026-03-08', '02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['a time that comes twice, east of UTC', '2026-10-25', '02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['a time that comes twice, west of UTC', '2026-11-01', '01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['midnight of a day without midnight', '2026-04-24', '00:00:00', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s', (_, day, time, timeZone, moment) => {
  expect(momentAt(day, time, timeZone)).toBe(moment)
})

test.each([
  ['2026-03-01T04:30:00.250Z', 'Asia/Riyadh', '2026-03-01T07:30:00.250Z'],
  ['2026-03-01T04:30:00.000Z', 'UTC', '2026-03-01T04:30:00.000Z'],
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ['2026-10-25T01:30:00.000Z', 'Europe/Berlin', undefined],
])('at %s, a clock in %s shows %s, unless it has shown that before', (moment, zone, shown) =>
  expect(clockOfZone(zone)(new Date(moment))?.toISOString()).toBe(shown),
)

test('a clock shows what is read as the same moment, at each half an hour of two years', () => {
  const clock = clockOfZone('Europe/Berlin')
  const moments = Array.from({ length: 2 * 365 * 48 }, (_, at) => new Date(Date.UTC(2025, 0, 1) + at * 1_800_000))
  const wrong = moments.filter((moment) => {
    const [day = '', time = ''] = clock(moment)?.toISOString().slice(0, -1).split('T') ?? []
    return day !== '' && momentAt(day, time, 'Europe/Berlin') !== moment.toISOString()
  })
  expect(wrong).toEqual([])
  // The hour that comes twice in autumn, for the second time.
  expect(moments.filter((moment) => clock(moment) === undefined)).toHaveLength(4)
})
