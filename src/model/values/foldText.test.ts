import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, searchTerms } from './foldText.ts'

describe('folded text', () => {
  test.each([
    ['Émile ZOLA', 'emile zola'],
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['ısparta', 'isparta'],
    ['Çağrı Ünlüöğlü', 'cagri unluoglu'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Œuvre', 'oeuvre'],
    ['Ærø đði', 'aero ddi'],
    ['Þórr', 'thorr'],
    ['Ħal əli', 'hal eli'],
    ['منى', 'مني'],
    ['ßøßø', 'ssosso'],
    ['1٠1', '101'],
    ['مُحَمَّد', 'محمد'],
    ['أحمد', 'احمد'],
    ['محـــمد', 'محمد'],
    ['فاطمة', 'فاطمه'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۴۵۶', '456'],
    ['Ａｂｃ', 'abc'],
    ['ﬁne', 'fine'],
    ['  a \t\n b  ', 'a b'],
    ['zero\u200bwidth \u202eright', 'zerowidth right'],
    ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
    ['', ''],
    ['🚗', '🚗'],
  ])('%s is found as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('folding twice changes nothing, and case never matters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
      }),
    )
  })

  test('leading, trailing and double blanks are removed from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).not.toMatch(/^\s|\s$|\s\s/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('words of a search', () => {
  test('short ones ask for the beginning of a word, longer ones for any place, each once', () => {
    expect(searchTerms(' Émile  zo ÉMILE 🚗🚙 abc ')).toEqual(['emile', '  zo', '  🚗🚙', 'abc'])
    expect(searchTerms(' \u200b ')).toEqual([])
  })
})
