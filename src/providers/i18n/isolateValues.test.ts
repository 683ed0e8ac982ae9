import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../model/values/numberText.ts'
import { formatDate } from './format.ts'
import { isolateValues } from './isolateValues.ts'

const fill = (_: string, params: Readonly<Record<string, unknown>> = {}) => Object.values(params).map(String).join('|')

describe('values in a sentence', () => {
  const arabic = isolateValues(fill, () => 'ar')

  it('keep their own direction in Arabic', () => {
    expect(arabic('key', { lot: 'Toyota Corolla 1980' })).toBe('\u2068Toyota Corolla 1980\u2069')
  })

  it('that have one already, numbers, nothing, and a sentence for a missing one stay as they are', () => {
    const amount = formatMoney('-400', 'EUR', 'ar')
    expect(arabic('key', { amount, smart_count: 3, name: '', _: 'Sentence' })).toBe(`${amount}|3||Sentence`)
    expect(arabic('key')).toBe('')
  })

  it.each([
    ['en', 'Nov 23, 2026'],
    ['fr', '23 nov. 2026'],
    ['tr', '23 Kas 2026'],
  ])('days are dates in %s, what only looks like one stays', (locale, date) => {
    const translate = isolateValues(fill, () => locale)
    expect(translate('key', { limit: '2026-11-23', code: '2026-11-231', time: '2026-11-23T10:00:00Z' })).toBe(
      `${date}|2026-11-231|2026-11-23T10:00:00Z`,
    )
  })

  it('days are dates in Arabic, in their own direction', () => {
    expect(arabic('key', { limit: '2026-11-23' })).toBe(formatDate('2026-11-23', 'ar'))
  })

  it.each(['en', 'fr', 'tr'])('are put as they are in %s', (locale) => {
    expect(isolateValues(fill, () => locale)('key', { lot: 'Toyota' })).toBe('Toyota')
  })
})
