import { describe, expect, it } from 'vitest'
import { changeOf } from './change.ts'

describe('how a number has changed', () => {
  it.each([
    ['150.00', '100.00', 'en', 'up', '+50%'],
    ['75', '100', 'en', 'down', '-25%'],
    ['100', '100', 'en', 'same', '0%'],
    ['150', '100', 'tr', 'up', '+%50'],
    ['0', '8', 'en', 'down', '-100%'],
    ['3', '0', 'en', 'up', undefined],
    ['0', '0', 'en', 'same', undefined],
    ['5000', '2', 'en', 'up', undefined],
  ])('%s after %s in %s', (value, before, locale, direction, text) => {
    expect(changeOf(value, before, locale)).toEqual({ direction, text })
  })
})
