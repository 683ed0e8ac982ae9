import { expect, test } from 'vitest'
import { type ExportColumn, escapeFormula, unescapeFormula } from './cells.ts'
import { csvText } from './csv.ts'

test('exact numbers keep their places as text', async () => {
  const columns: ExportColumn[] = [
    { name: 'code', cell: () => 'A' },
    { name: 'price', cell: ({ price }) => (price === null ? null : 1000), places: 2 },
  ]
  async function* chunks() {
    yield [
      { code: 'A', price: '1000.00' },
      { code: 'A', price: '-5.10' },
      { code: 'A', price: null },
    ]
  }
  const parts: string[] = []
  for await (const part of csvText(columns, chunks())) parts.push(part)
  expect(parts.join('').slice(1).split('\r\n')).toEqual(['code,price', 'A,1000.00', 'A,-5.10', 'A,', ''])
})

test('cells with separators, quotes and line breaks are quoted; others are not', async () => {
  const columns: ExportColumn[] = [
    { name: 'a', heading: 'one, two', cell: ({ a }) => String(a) },
    { name: 'b', cell: ({ b }) => String(b) },
  ]
  async function* chunks() {
    yield [
      { a: 'x,y', b: 'say "yes"' },
      { a: 'x\ny', b: 'x\ry' },
    ]
    yield [{ a: "it's; \ta", b: '' }]
  }
  const parts: string[] = []
  for await (const part of csvText(columns, chunks())) parts.push(part)
  const rows = ['"one, two",b', '"x,y","say ""yes"""', '"x\ny","x\ry"', "it's; \ta,", '']
  expect(parts.join('')).toBe(`\ufeff${rows.join('\r\n')}`)
})

test.each([
  '=1+1',
  '\u200b=1+1',
  '\ufeff=1',
  '\u202e=1',
  '+1 2',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  "'=1",
  ' =1',
  '\u00a0@A1',
  '\u3000\u2028-1+1',
  " '  +1",
  "''\n",
  '-5.',
])('%j is escaped, and comes back as it was', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`)
  expect(unescapeFormula(`'${text}`)).toBe(text)
})

test.each(['-5', '-5.10', '12', '', "it's", "'", "'x", 'a=1', ' a=1', ' '])('%j is no formula', (text) => {
  expect(escapeFormula(text)).toBe(text)
  expect(unescapeFormula(text)).toBe(text)
})
