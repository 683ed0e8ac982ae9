import { open, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CellValue } from 'exceljs'
import type { Json } from '../../../model/entitySchema.ts'
import { HEADING_ROWS } from '../../../model/values/headings.ts'
import { UTC_MARK } from '../export/xlsx.ts'
import { fromXstring } from '../export/xstring.ts'
import { writeFile } from '../writeFile.ts'
import { findHeadingRow, shownTop } from './headingRow.ts'
import { readCsv } from './readCsv.ts'
import { readJson } from './readJson.ts'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  type NumberedRow,
  type SheetAnswer,
  SheetError,
  type SheetFile,
  type SheetHead,
  type TopRow,
} from './sheet.ts'
import { UnpacksTooLarge, unpackedSize } from './unpackedSize.ts'

const require = createRequire(import.meta.url)

interface SharedText {
  readonly _text: readonly string[]
}

function joined(this: SharedText): string {
  return this._text.join('')
}

/** Loaded on demand, so that a child process for other files starts faster. */
async function excel(): Promise<typeof import('exceljs')> {
  // exceljs decodes XML entities a second time: without this, `&amp;lt;` in a file would become `<`.
  const texts: { xmlDecode: (text: string) => string } = require('exceljs/lib/utils/utils.js')
  texts.xmlDecode = (text) => text
  // It decodes `_xHHHH_` in shared texts only, and in capitals only. `fromWorkbook` decodes all texts once.
  const { prototype }: { prototype: SharedText } = require('exceljs/lib/xlsx/xform/strings/text-xform.js')
  Object.defineProperty(prototype, 'model', { get: joined })
  return (await import('exceljs')).default
}

interface Sheet {
  readonly head: SheetHead
  readonly rows: Iterable<NumberedRow> | AsyncIterable<NumberedRow>
}

const resultOf = (value: CellValue | undefined): CellValue =>
  (typeof value === 'object' && value !== null && 'result' in value ? value.result : value) ?? null

/** A day or a moment as the workbook shows it. It names no time zone, unless its format does, as in the workbooks that we write. */
function shownTime(at: Date, format: string | undefined): string {
  if (format?.includes(UTC_MARK)) return at.toISOString()
  return at
    .toISOString()
    .replace('Z', '')
    .replace(/\.000$/, '')
    .replace(/T00:00:00$/, '')
}

function cellText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('text' in value) return String(value.text)
  return ''
}

/** Numbers and booleans stay what they are: they are written in no language. */
function cellOf(value: CellValue, format: () => string | undefined): Json {
  if (value instanceof Date) return shownTime(value, format())
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
  return fromXstring(cellText(value)) || null
}

async function fromWorkbook(from: SheetFile): Promise<Sheet> {
  const bytes = await readFile(from.file)
  unpackedSize(bytes, from.limits.workbook * 1024 ** 2)
  const workbook = new (await excel()).Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes).buffer)
  const rows: NumberedRow[] = []
  workbook.worksheets[0]?.eachRow({ includeEmpty: false }, (row, number) => {
    const values = Array.isArray(row.values) ? row.values.slice(1) : []
    rows.push({ number, cells: Array.from(values, (value, at) => cellOf(resultOf(value), () => row.getCell(at + 1).numFmt)) })
  })
  const top = rows.slice(0, HEADING_ROWS).map(({ number, cells }): TopRow => ({ number, cells: cells.map((cell) => String(cell ?? '')) }))
  const heading = findHeadingRow(top, new Set(from.known), from.heading)?.row
  const head = {
    columns: (heading?.cells ?? []).map((name) => name.trim()),
    ...{ text: true, encoding: null, heading: heading?.number ?? null, top: shownTop(top) },
  }
  return { head, rows: rows.filter(({ number }) => number > (heading?.number ?? 0)) }
}

async function startOf(file: string): Promise<{ readonly start: Buffer; readonly size: number }> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return { start: buffer.subarray(0, bytesRead), size: (await handle.stat()).size }
  } finally {
    await handle.close()
  }
}

/** Opens a file by its content, not its name. */
async function openSheet(from: SheetFile): Promise<Sheet> {
  const { start, size } = await startOf(from.file)
  const { file, workbook } = from.limits
  if (start.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    if (size > workbook * 1024 ** 2) throw new SheetError('importTooLarge')
    return fromWorkbook(from)
  }
  if (size > file * 1024 ** 2) throw new SheetError('fileTooLarge')
  const [first] = new TextDecoder().decode(start).trimStart()
  if (first === '{') throw new SheetError('importFormat')
  return first === '[' ? readJson(from.file) : readCsv(from)
}

/** Lines of JSON: the number of a row, then its cells, without empty rows. Throws `SheetError`. */
async function* linesOf({ head, rows }: Sheet): AsyncGenerator<string> {
  if (head.columns.length > MAX_COLUMNS) throw new SheetError('importTooManyColumns')
  let count = 0
  for await (const { number, cells } of rows) {
    if (cells.every((value) => value === null)) continue
    count += 1
    if (count > MAX_ROWS) throw new SheetError('importTooManyRows')
    if (cells.length > MAX_COLUMNS) throw new SheetError('importTooManyColumns')
    yield `${JSON.stringify([number, ...cells])}\n`
  }
  if (count === 0) throw new SheetError('importEmpty')
}

/** Parses a file and writes its rows, as lines of JSON, to another. Runs in a child process. */
export async function parseSheet(from: SheetFile): Promise<SheetAnswer> {
  try {
    const sheet = await openSheet(from)
    await writeFile(from.rows, linesOf(sheet))
    return { head: sheet.head }
  } catch (error) {
    if (error instanceof SheetError) return { refused: error.code }
    if (error instanceof UnpacksTooLarge) return { refused: 'importTooLarge' }
    // A RangeError is a failed allocation.
    return { refused: error instanceof RangeError ? 'importMemory' : 'importFormat' }
  }
}
