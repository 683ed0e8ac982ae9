import { expect, test } from 'vitest'
import { parsedSheet } from '../../../../tests/support/app/sheets.ts'

const read = (text: string) => parsedSheet(Buffer.from(text))

test('records are read as JSON reads them, however brackets, commas, quotes and marks stand in their texts', async () => {
  const records = [
    { a: '],[{"', b: 'x\\' },
    { a: '\\"', b: { deep: [1, { c: '}' }] } },
    { b: '\ufeffmark', a: ['\ufeff', 'é\ufeff'] },
    { a: '🚗\u2028', b: -1.5e-7 },
  ]
  const rows = records.map(({ a, b }) => [a, b])
  expect(await read(JSON.stringify(records))).toMatchObject({ columns: ['a', 'b'], text: false, rows })
  expect(await read(`\ufeff\n ${JSON.stringify(records, null, 2)}\n`)).toMatchObject({ rows })
})

test('a record may have columns that those before it do not have, and may be longer than what is read at once', async () => {
  const long = 'é,"\\'.repeat(100_000)
  expect(await read(JSON.stringify([{ a: long }, { b: 1, a: null }, { c: long }]))).toMatchObject({
    columns: ['a', 'b', 'c'],
    rows: [[long], [null, 1], [null, null, long]],
  })
})

test.each([
  ['an object', '{"a":[{"b":1}]}'],
  ['an element that is no record', '[{"a":1},[1]]'],
  ['an end missing', '[{"a":1}'],
  ['a text that does not end', '[{"a":"1}]'],
  ['an element that does not end', '[{"a":1]'],
  ['another bracket at the end', '[{"a":1}}'],
  ['more after the end', '[{"a":1}] x'],
  ['two lists', '[{"a":1}],[{"a":1}]'],
  ['no JSON', '[{a:1}]'],
])('a file with %s is refused', async (_title, text) => expect(await read(text)).toEqual({ refused: 'importFormat' }))

test('a list without records is empty', async () => expect(await read(' [ ]\n')).toEqual({ refused: 'importEmpty' }))
