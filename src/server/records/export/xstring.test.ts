import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromXstring, toXstring } from './xstring.ts'

test.each([
  ['a\u0001b', 'a_x0001_b'],
  ['two\r\nlines\t', 'two_x000D_\nlines\t'],
  ['\u007f\ufffe\uffff', '_x007F__xFFFE__xFFFF_'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x005f_x0041_', '_x005F_x005f_x005F_x0041_'],
  ['_x0041\u0001', '_x005F_x0041_x0001_'],
  ['half \ud83d', 'half _xD83D_'],
  ['whole 🚗', 'whole 🚗'],
  ['_x041_ _X0041_ x0041_', '_x041_ _X0041_ x0041_'],
])('%j is written as %j', (text, written) => {
  expect(toXstring(text)).toBe(written)
  expect(fromXstring(written)).toBe(text)
})

test('small letters are digits too', () => {
  expect(fromXstring('_x000d__x00E9_')).toBe('\ré')
})

test('any text comes back, and is one that XML can hold', () => {
  const part = fc.constantFrom('_', 'x', '0', '4', '1', 'F', 'x000', '_x0041_', '\u0000', '\r', '\u001f', '\ud83d', '\ude97', '\uffff', '<')
  const text = fc.oneof(fc.string({ unit: part, maxLength: 12 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (given) => {
      const written = toXstring(given)
      expect(fromXstring(written)).toBe(given)
      expect(written).toMatch(/^[\t\n\u0020-\u007e\u0080-\ufffd\u{10000}-\u{10ffff}]*$/u)
      expect(written.isWellFormed()).toBe(true)
    }),
    { numRuns: 500 },
  )
})
