import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKnownDevices, KNOWN_DAYS } from './knownDevices.ts'

const DAY = 24 * 60 * 60 * 1000
let now = Date.parse('2026-01-01')
const parts = { secret: 'a secret of one installation', clock: () => new Date(now), random: randomBytes }
const devices = createKnownDevices(parts)

test('a browser is known only for the users who have signed in there', () => {
  const first = devices.remember('', 'ada') ?? ''
  const both = devices.remember(first, 'dana') ?? ''
  expect([devices.deviceOf(both, 'ada'), devices.deviceOf(both, 'dana')]).toEqual([devices.deviceOf(first, 'ada'), expect.any(String)])
  expect(devices.deviceOf(both, 'deniz')).toBeUndefined()
  expect(devices.userOf(both)).toBe('dana')
})

test('a cookie that was made up or changed is known for no user', () => {
  const cookie = devices.remember('', 'ada') ?? ''
  for (const forged of [
    '',
    'x',
    'ada~~~',
    cookie.replace('ada', 'dana'),
    `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
    'é'.repeat(5000),
  ])
    expect([devices.deviceOf(forged, 'ada'), devices.deviceOf(forged, 'dana'), devices.userOf(forged)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  expect(createKnownDevices({ ...parts, secret: 'another installation' }).deviceOf(cookie, 'ada')).toBeUndefined()
})

test('a device keeps its name, and its cookie until half of its time is over', () => {
  const cookie = devices.remember('', 'ada') ?? ''
  expect(devices.remember(cookie, 'ada')).toBeUndefined()
  now += (KNOWN_DAYS / 2) * DAY
  const renewed = devices.remember(cookie, 'ada') ?? ''
  expect(devices.deviceOf(renewed, 'ada')).toBe(devices.deviceOf(cookie, 'ada'))
  now += (KNOWN_DAYS / 2) * DAY
  expect([devices.deviceOf(cookie, 'ada'), devices.deviceOf(renewed, 'ada')]).toEqual([undefined, expect.any(String)])
})

test('five users of one browser are remembered, the last five', () => {
  const cookie = ['a', 'b', 'c', 'd', 'e', 'f'].reduce((known, user) => devices.remember(known, user) ?? known, '')
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((user) => devices.deviceOf(cookie, user) !== undefined)).toEqual(['b', 'c', 'd', 'e', 'f'])
})
