import { expect, test } from 'vitest'
import { dayOf } from './dayFunctions.ts'

test.each([
  ['2026-01-31T11:00:00.000Z', 'Pacific/Auckland', '2026-02-01'],
  ['2026-01-31T10:59:59.999Z', 'Pacific/Auckland', '2026-01-31'],
  ['2026-03-28T18:14:59.999Z', 'Asia/Kathmandu', '2026-03-28'],
  ['2026-03-28T18:15:00.000Z', 'Asia/Kathmandu', '2026-03-29'],
  ['1899-12-31T23:50:00.000Z', 'Europe/Paris', '1899-12-31'],
  ['1899-12-31T23:51:00.000Z', 'Europe/Paris', '1900-01-01'],
  ['2026-03-29T04:59:59.999Z', 'America/Chicago', '2026-03-28'],
  ['2026-03-08T05:59:59.999Z', 'America/Chicago', '2026-03-07'],
  ['2026-03-08T06:00:00.000Z', 'America/Chicago', '2026-03-08'],
  ['2026-03-09T04:59:59.999Z', 'America/Chicago', '2026-03-08'],
  ['2026-05-05', 'Pacific/Auckland', '2026-05-05'],
  ['2026-05-05 23:30:00+00:00', 'Asia/Tokyo', '2026-05-06'],
  ['2026', 'Asia/Tokyo', '2026'],
  ['nothing', 'Asia/Tokyo', 'nothing'],
])('%s in %s is of the day %s', (text, timeZone, day) => {
  expect([dayOf(text, timeZone), dayOf(text, timeZone)]).toEqual([day, day])
})
