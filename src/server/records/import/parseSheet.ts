import { createRequire } from 'node:module'
import { parse } from 'csv-parse/sync'
import type { CellValue } from 'exceljs'
import type { Json } from '../../../model/entitySchema.ts'
import { unescapeFormula } from '../export/cells.ts'
import { fromXstring } from '../export/xstring.ts'
import { MAX_CELLS, MAX_ROWS, MAX_UNPACKED, type Sheet, type SheetAnswer } from './sheet.ts'
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

const cell = (text: string): Json => (text === '' ? null : unescapeFormula(text))

/** The separator that occurs most often in the heading. Spreadsheets use commas, semicolons or tabs, depending on the locale. */
function separatorOf(text: string): string {
  const [heading = ''] = text.split(/\r?\n/, 1)
  const count = (separator: string) => heading.split(separator).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}

function fromCsv(bytes: Buffer): Sheet {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const options = { delimiter: separatorOf(text), skip_empty_lines: true, relax_column_count: true, to: MAX_ROWS + 2 }
  const [columns = [], ...rows]: string[][] = parse(text, options)
  return { columns: columns.map((name) => name.trim()), rows: rows.map((row) => row.map(cell)), text: true }
}

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fromJson(bytes: Buffer): Sheet | undefined {
  const records: unknown = JSON.parse(bytes.toString('utf8'))
  if (!Array.isArray(records) || !records.every(isObject)) return undefined
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  if (columns.length * records.length > MAX_CELLS) throw new UnpacksTooLarge()
  return { columns, rows: records.map((record) => columns.map((name) => record[name] ?? null)), text: false }
}

function cellText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('text' in value) return String(value.text)
  if ('result' in value) return cellText(value.result as CellValue)
  return ''
}

async function fromWorkbook(bytes: Buffer): Promise<Sheet | undefined> {
  unpackedSize(bytes, MAX_UNPACKED * 1024 * 1024)
  const workbook = new (await excel()).Workbook()
  await workbook.xlsx.load(new Uint8Array(bytes).buffer)
  const sheet = workbook.worksheets[0]
  if (!sheet) return undefined
  const texts: string[][] = []
  sheet.eachRow({ includeEmpty: false }, (row) => {
    const values = Array.isArray(row.values) ? row.values.slice(1) : []
    texts.push(Array.from(values, (value) => fromXstring(cellText(value ?? null))))
  })
  const [columns = [], ...rows] = texts
  return {
    columns: columns.map((name) => name.trim()),
    rows: rows.map((row) => row.map((text) => (text === '' ? null : text))),
    text: true,
  }
}

function kindOf(bytes: Buffer): 'workbook' | 'json' | 'csv' {
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'workbook'
  return /^\s*[[{]/.test(bytes.subarray(0, 64).toString('utf8')) ? 'json' : 'csv'
}

async function read(bytes: Buffer): Promise<Sheet | undefined> {
  const kind = kindOf(bytes)
  if (kind === 'workbook') return fromWorkbook(bytes)
  return kind === 'json' ? fromJson(bytes) : fromCsv(bytes)
}

/** Parses a file by its content, not its name. Runs in a child process. */
export async function parseSheet(bytes: Buffer): Promise<SheetAnswer> {
  try {
    const sheet = await read(bytes)
    if (!sheet) return { refused: 'importFormat' }
    const rows = sheet.rows.filter((row) => row.some((value) => value !== null))
    if (rows.length === 0) return { refused: 'importEmpty' }
    if (rows.length > MAX_ROWS) return { refused: 'importTooManyRows' }
    if (rows.reduce((sum, row) => sum + row.length, 0) > MAX_CELLS) return { refused: 'importTooLarge' }
    return { sheet: { ...sheet, rows } }
  } catch (error) {
    // A RangeError is a failed allocation.
    return { refused: error instanceof UnpacksTooLarge || error instanceof RangeError ? 'importTooLarge' : 'importFormat' }
  }
}
