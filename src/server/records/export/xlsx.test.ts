import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { ExportColumn } from './cells.ts'
import { xlsxStream } from './xlsx.ts'

const ROWS = 200

test('the rows of a workbook let others have their turn, however many come at once', async () => {
  let turns = 0
  const seen = new Set<number>()
  const slow = (): string => {
    for (const from = performance.now(); performance.now() - from < 1; );
    seen.add(turns)
    return 'x'
  }
  const columns: ExportColumn[] = [{ name: 'code', cell: slow }]
  async function* chunks() {
    yield Array.from({ length: ROWS }, () => ({}))
  }
  const others = setInterval(() => {
    turns += 1
  }, 1)
  await buffer(xlsxStream({ title: 'Codes', columns, rightToLeft: false }, chunks()))
  clearInterval(others)
  expect(seen.size).toBeGreaterThan(2)
})
