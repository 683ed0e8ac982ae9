import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { parsedSheet } from '../../../../tests/support/app/sheets.ts'
import type { Cell, ExportColumn } from './cells.ts'
import { isTruncated, xlsxStream } from './xlsx.ts'

const ROWS = 200

/** A workbook with one row. */
function written(title: string, cells: readonly Cell[], nameOf = (at: number) => `c${at}`): Promise<Buffer> {
  const columns = cells.map((cell, at): ExportColumn => ({ name: nameOf(at), cell: () => cell }))
  async function* chunks() {
    yield [{}]
  }
  return buffer(xlsxStream({ title, columns, rightToLeft: false }, chunks()))
}

/** Writes one row and reads it back, with the names of the sheets. */
async function readBack(title: string, cells: readonly Cell[]) {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(new Uint8Array(await written(title, cells)).buffer)
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

test('an import reads control characters, half characters and texts that look like escapes as they were, in headings too', async () => {
  const texts = ['\u0000a\u001f', 'a\r\nb\tc', '_x0041_', '_x005F_x0041_', '_x0041\u0001', '\ud83d!', '\ufffe', '&lt;_x000d_']
  const answer = await parsedSheet(await written('x', texts, (at) => texts[at] ?? ''))
  const headings = texts.map((text) => text.trim())
  expect(answer).toMatchObject({ columns: headings, rows: [texts], text: true, encoding: null, heading: 1 })
})

/** Shared texts, as most programs write them, and texts in the cell. */
test.each([true, false])('an import reads the escapes of other programs (shared texts: %s)', async (shared) => {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('x')
  sheet.addRow(['name', 'rich'])
  const text = 'a_x000D_\nb_x005F_x0041__x00e9_'
  sheet.addRow([text, { richText: [{ text: 'c_x005f_' }, { text: 'x0041_' }] }])
  const bytes = await workbook.xlsx.writeBuffer({ useSharedStrings: shared })
  const answer = await parsedSheet(Buffer.from(bytes))
  expect(answer).toMatchObject({
    columns: ['name', 'rich'],
    rows: [['a\r\nb_x0041_é', 'c_x0041_']],
    text: true,
    encoding: null,
    heading: 1,
  })
})

test.each(['', 'x'])('a long text is cut between characters (after %j)', async (first) => {
  const { cells } = await readBack('x', [first + '🚗'.repeat(20_000)])
  expect(String(cells[0])).toHaveLength(32_767)
  expect(String(cells[0])).not.toContain('_xD')
  expect(isTruncated(cells[0])).toBe(true)
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

test('a workbook whose reader leaves while it waits for the reader reads no more', async () => {
  const ended = Promise.withResolvers<string>()
  async function* endless() {
    try {
      for (;;) yield Array.from({ length: 20 }, () => ({}))
    } finally {
      ended.resolve('no more')
    }
  }
  const column: ExportColumn = { name: 'a', cell: () => randomBytes(10_000).toString('hex') }
  const workbook = xlsxStream({ title: 'x', columns: [column], rightToLeft: false }, endless())
  await expect.poll(() => 'writableNeedDrain' in workbook && workbook.writableNeedDrain, { timeout: 60_000 }).toBe(true)
  workbook.destroy()
  expect(await ended.promise).toBe('no more')
}, 90_000)

test('rows wait until they are compressed', async () => {
  const megabyte = 1024 * 1024
  const records = Array.from({ length: 100 }, () => ({ id: 'x', text: randomBytes(15_000).toString('base64') }))
  const [chunks, began] = [50, process.memoryUsage().arrayBuffers]
  let most = 0
  async function* many() {
    for (let at = 0; at < chunks; at += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - began)
      yield records
    }
  }
  const columns: ExportColumn[] = [{ name: 'text', cell: ({ text }) => String(text) }]
  let size = 0
  for await (const part of xlsxStream({ title: 'Texts', columns, rightToLeft: false }, many())) size += part.length
  expect(size).toBeGreaterThan(50 * megabyte)
  expect(most).toBeLessThan(60 * megabyte)
})
