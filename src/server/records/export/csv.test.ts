import { expect, test } from 'vitest'
import type { ExportColumn } from './cells.ts'
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
