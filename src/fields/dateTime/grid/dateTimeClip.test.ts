import { afterEach, expect, test } from 'vitest'
import { resolvedEntity } from '../../../../tests/support/models/databaseModel.ts'
import { dateTimeClip } from './dateTimeClip.ts'

const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const [at] = resolvedEntity({ $id: 'visits', type: 'object', properties: { at: { type: 'string', format: 'date-time' } } }).fields
if (!at) throw new Error('one field')
const field = at
const words = (locale: string) => ({ locale, optionText: String, translate: (key: string) => key })
const copied = (value: string): string => dateTimeClip.write(value, field, words('en'))
const pasted = (text: string, locale = 'en') => dateTimeClip.read(text, field, words(locale))

test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])(
  'what is copied is pasted as the same in %s',
  (name) => {
    process.env.TZ = name
    const summer = Date.parse('2026-10-24T20:00:00.000Z')
    // Also the hour that comes twice, and the one that is skipped, in Berlin and New York.
    const hours = [summer, Date.parse('2026-03-28T20:00:00.000Z'), Date.parse('2026-11-01T00:00:00.000Z')]
    const moments = hours.flatMap((from) => Array.from({ length: 48 }, (_, half) => new Date(from + half * 1_800_000).toISOString()))
    for (const moment of [
      ...moments,
      '0001-01-01T00:00:00.000Z',
      '2026-01-02T03:04:05.678Z',
      '2026-01-02T03:04:05.000Z',
      '9999-12-31T23:59:59.999Z',
    ])
      expect(pasted(copied(moment))).toBe(moment)
  },
)

test('is copied by the clocks that cells show', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(copied('2026-07-01T22:05:00.000Z')).toBe('2026-07-02 00:05')
  expect(copied('2026-01-02T03:04:05.000Z')).toBe('2026-01-02 04:04:05')
  expect(copied('soon')).toBe('soon')
})

test('is read as spreadsheets write it, in the order of the language, and with an offset as what it is', () => {
  process.env.TZ = 'Europe/Berlin'
  const read = '2026-03-18T13:05:00.000Z'
  for (const text of [
    '2026-03-18 14:05',
    '2026-03-18T14:05:00',
    '3/18/2026 2:05 PM',
    '3/18/2026, 2:05\u202fpm',
    '2026-03-18T13:05Z',
    '2026-03-18T16:05+03:00',
  ])
    expect(pasted(text)).toBe(read)
  expect(pasted('18.03.2026 14:05', 'tr')).toBe(read)
  expect(pasted('3/18/2026 12:05 AM')).toBe('2026-03-17T23:05:00.000Z')
  for (const text of ['soon', '2026-03-18', '2026-02-30 14:05', '2026-03-18 25:05', '14:05', 'maybe 14:05'])
    expect(pasted(text)).toBeUndefined()
})
