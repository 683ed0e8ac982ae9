import { expect, test } from 'vitest'
import { layoutAt, layoutOf, topLines } from './layout.ts'

test.each([
  ['the first line', 'Buchungstag;Betrag\n01.03.2026;1,00', 0, ';', ['Buchungstag', 'Betrag']],
  ['the first line that is not blank', '\n \t\n"Day",Value,x\n1,2,3', 2, ',', ['Day', 'Value', 'x']],
  [
    'a line below others',
    'Kontoauszug, Berlin, 1, 2\r\nIBAN;DE12\r\n\r\nBuchungstag;Zweck;Betrag\r\n',
    3,
    ';',
    ['Buchungstag', 'Zweck', 'Betrag'],
  ],
  ['the line with most of them', 'Date;IBAN\nDate;Amount;IBAN\n', 1, ';', ['Date', 'Amount', 'IBAN']],
  ['a line with separators in quotes', '"Day;one";"Amount, ""EUR""";"";x\n1,2,3', 0, ';', ['Day;one', 'Amount, "EUR"', '', 'x']],
  ['the first of several alike', 'x\nDate\tAmount\nDate\tAmount', 1, '\t', ['Date', 'Amount']],
  ['not in a line without a date', 'Day;Value\nIBAN;Amount;Name', 0, ';', ['Day', 'Value']],
  ['not in a line with a date alone', 'Day;Value\nDate;2026', 0, ';', ['Day', 'Value']],
  ['nowhere', '', -1, ';', ['']],
])('headings are in %s', (_, content, line, mark, headings) => expect(layoutOf(content)).toEqual({ line, mark, headings }))

test('headings are in the line with those that were chosen', () => {
  expect(layoutOf('Account;Date;Amount\nDay;Value', { date: 'Day', amount: 'Value' })).toMatchObject({ line: 1 })
  expect(layoutOf('Account;Date;Amount\nDay;Value', { date: 'Day', amount: 'Other' })).toMatchObject({ line: 0 })
})

test('a line that is chosen has its own separator', () => {
  const lines = topLines('\ufeffDate;Amount\nDay, the first,Value\n')
  expect(lines[0]).toBe('Date;Amount')
  expect(layoutAt(lines, 1)).toEqual({ line: 1, mark: ',', headings: ['Day', 'the first', 'Value'] })
})

test('a byte-order mark is one at the beginning only', () => {
  expect(topLines('Date;\ufeffAmount')).toEqual(['Date;\ufeffAmount'])
})
