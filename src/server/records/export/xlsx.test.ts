import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import type { Cell, ExportColumn } from './cells.ts'
import { xlsxStream } from './xlsx.ts'

const ROWS = 200

/** Writes one row and reads it back, with the names of the sheets. */
async function readBack(title: string, cells: readonly Cell[]) {
  const columns = cells.map((cell, at): ExportColumn => ({ name: `c${at}`, cell: () => cell }))
  async function* chunks() {
    yield [{}]
  }
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(await buffer(xlsxStream({ title, columns, rightToLeft: false }, chunks()))).buffer)
  const row = workbook.worksheets[0]?.getRow(2)
  return { names: workbook.worksheets.map(({ name }) => name), cells: cells.map((_, at) => row?.getCell(at + 1).value) }
}

test.each([
  ['Sales: 2026/05 [all]?', 'Sales  2026 05  all'],
  ["'Quarter'", 'Quarter'],
  ['History', 'History 1'],
  ["'history'", 'history 1'],
  ['///', 'Sheet1'],
  [`${'x'.repeat(30)}🚗`, 'x'.repeat(30)],
  [`${'x'.repeat(30)}' and more`, 'x'.repeat(30)],
  ['<a href="x">&</a>', '<a href="x">&< a>'],
])('the name of the sheet of "%s" is one that Excel accepts', async (title, name) => {
  expect((await readBack(title, [])).names).toEqual([name])
})

test('cells are texts as they are, never formulas or markup; days that Excel does not have are texts', async () => {
  const texts = ['=1+1', '@SUM(A1)', "'=1", '<is><t>x</t></is>', ']]>&', '\u202e=1', '\t=1', '2026-05-01', '1e999']
  expect((await readBack('x', texts)).cells).toEqual(texts)
  const days = [new Date('1899-12-31'), new Date('1900-03-01'), new Date('0001-01-01T10:00:00Z')]
  expect((await readBack('x', days)).cells).toEqual(['1899-12-31', days[1], '0001-01-01T10:00:00.000Z'])
})

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
