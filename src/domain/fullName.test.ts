import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullName } from './fullName.ts'

describe("a customer's full name", () => {
  test.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    [' Ada ', '\tLovelace\n', 'Ada Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', ' ', ''],
    ['Juan  Carlos', 'de la\u00a0Cruz', 'Juan Carlos de la Cruz'],
    ['أحمد', 'بن علي', 'أحمد بن علي'],
  ])('of %j and %j is %j', (first, second, full) => {
    expect(fullName(first, second)).toBe(full)
  })

  test('has no leading, trailing or double blanks, and loses no letter', () => {
    const names = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(names, names, (first, second) => {
        const full = fullName(first, second)
        expect(full).not.toMatch(/^\s|\s$|\s\s/u)
        expect(full.replace(/\s/gu, '')).toBe(`${first}${second}`.replace(/\s/gu, ''))
      }),
    )
  })
})
