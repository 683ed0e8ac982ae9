import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTsv, toTsv } from './tsv.ts'

test('reads what Excel and LibreOffice write', () => {
  expect(fromTsv('M1\t5\r\nM2\t2,5\r\n')).toEqual([
    ['M1', '5'],
    ['M2', '2,5'],
  ])
  expect(fromTsv('"two\nlines"\t"say ""hi"""\n')).toEqual([['two\nlines', 'say "hi"']])
})

test('a quotation mark inside of a cell is one', () => {
  expect(fromTsv('5" pipe\t"a" b')).toEqual([['5" pipe', '"a" b']])
})

test('empty cells and lines stay where they are', () => {
  expect(fromTsv('a\t\n\nb')).toEqual([['a', ''], [''], ['b']])
  expect(fromTsv('\ta')).toEqual([['', 'a']])
  expect(fromTsv('')).toEqual([['']])
})

test('quotes only what needs it', () => {
  expect(toTsv([['a b', '1\t2', 'x"y']])).toBe('a b\t"1\t2"\t"x""y"')
})

test('brings any cells back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'ش', '🚗'), maxLength: 6 })
  const cells = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(cells, (given) => {
      // A trailing line feed is optional: an empty last line of one cell can't be distinguished from it.
      fc.pre(given.length === 1 || given.at(-1)?.join('\t') !== '')
      expect(fromTsv(toTsv(given))).toEqual(given)
    }),
  )
})
