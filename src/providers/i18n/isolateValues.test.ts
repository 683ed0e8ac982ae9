import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../model/values/numberText.ts'
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

  it.each(['en', 'fr', 'tr'])('are put as they are in %s', (locale) => {
    expect(isolateValues(fill, () => locale)('key', { lot: 'Toyota' })).toBe('Toyota')
  })
})
