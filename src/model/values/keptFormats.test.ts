import { afterEach, expect, test, vi } from 'vitest'
import { countryName, dateFormat, listFormat, numberFormat, relativeTimeFormat } from './keptFormats.ts'

afterEach(() => vi.unstubAllEnvs())

test('a formatter is made once for a language and options', () => {
  expect(numberFormat('fr', { style: 'percent' })).toBe(numberFormat('fr', { style: 'percent' }))
  expect(numberFormat('fr', { style: 'percent' })).not.toBe(numberFormat('tr', { style: 'percent' }))
  expect(numberFormat('fr', { style: 'percent' })).not.toBe(numberFormat('fr', {}))
  expect(numberFormat('tr', { style: 'percent' }).format(0.5)).toBe('%50')
})

test('times follow the time zone of the device, unless the options name one', () => {
  const at = new Date('2026-01-31T12:00:00Z')
  const clock = (timeZone?: string) => dateFormat('en', { timeStyle: 'short', ...(timeZone && { timeZone }) }).format(at)
  const seen = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return [clock(), clock('UTC')]
  })
  expect(seen).toEqual([
    ['2:00 AM', '12:00 PM'],
    ['1:00 AM', '12:00 PM'],
  ])
})

test('lists, countries and spans of time are formatted in the language', () => {
  expect(listFormat('fr', { type: 'conjunction' }).format(['a', 'b', 'c'])).toBe('a, b et c')
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(relativeTimeFormat('fr', { numeric: 'auto' }).format(-1, 'day')).toBe('hier')
})
