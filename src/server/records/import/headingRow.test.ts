import { expect, test } from 'vitest'
import { findHeadingRow } from './headingRow.ts'

const KNOWN = new Set(['date', 'amount', 'reference'])

const rows = (...texts: string[]) => texts.map((text, at) => ({ number: 2 * at + 1, cells: text.split(';') }))

const headingOf = (texts: readonly string[], chosen: number | null = null) => findHeadingRow(rows(...texts), KNOWN, chosen)?.row.number

test.each([
  ['the first row', ['Date;Amount', '1;2'], 1],
  ['the first row without a known heading', ['Tag;Summe', '1;2'], 1],
  ['a row below others', ['Statement;', 'Account;DE12', 'Date;Amount;Text', '1;2;3'], 5],
  ['the row with most of them', ['Date;2026', 'Date;Amount', 'Date;Amount;Reference'], 5],
  ['the first of several alike', ['Account', 'DATE;Amount!', 'Date;Amount'], 3],
  ['the first row where a single cell below is a heading', ['Tag;Summe', 'Date;2'], 1],
  ['the first row where one cell below repeats a heading', ['Tag;Summe', 'Date;Date'], 1],
])('the headings are %s', (_, texts, number) => expect(headingOf(texts)).toBe(number))

test('the headings are in the row that the user has chosen, whatever they are', () => {
  expect(headingOf(['Account', 'Date;Amount', 'Tag;Summe'], 5)).toBe(5)
  expect(headingOf(['Account', 'Date;Amount', 'Tag;Summe'], 99)).toBe(3)
})

test('an empty file has none', () => expect(headingOf([].map(String))).toBeUndefined())
