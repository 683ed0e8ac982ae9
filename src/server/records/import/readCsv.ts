import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseText } from 'csv-parse/sync'
import type { Json } from '../../../model/entitySchema.ts'
import { HEADING_ROWS } from '../../../model/values/headings.ts'
import { unescapeFormula } from '../export/cells.ts'
import { findHeadingRow, shownTop } from './headingRow.ts'
import { MAX_ROW, type NumberedRow, SheetError, type SheetFile, type SheetHead, type TopRow } from './sheet.ts'

/** Bytes that decide about encoding and separator. */
const HEAD = 64 * 1024

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** UTF-16 without a byte order mark has a zero byte beside each Latin letter. */
function unmarked(bytes: Buffer): string | undefined {
  const zeros = (odd: number) => bytes.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > bytes.length / 5) return 'utf-16le'
  return zeros(0) > bytes.length / 5 ? 'utf-16be' : undefined
}

/** The text of a file, without a byte order mark. */
export async function* decoded(file: string, encoding: string, fatal = false): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal })
  for await (const bytes of createReadStream(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

async function isUtf8(file: string): Promise<boolean> {
  try {
    for await (const _ of decoded(file, 'utf-8', true));
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function encodingOf({ file, encoding, fallback }: SheetFile, head: Buffer): Promise<string> {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte))?.[0] ?? unmarked(head)
  return marked ?? encoding ?? ((await isUtf8(file)) ? 'utf-8' : fallback)
}

/** Characters of no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are refused
const BINARY = /[\0-\x08]/

/** Excel’s own line about the separator, which precedes the headings. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)\r?\n/

/** Spreadsheets use commas, semicolons or tabs, depending on the locale. */
const SEPARATORS = [',', ';', '\t', '|']

/** The separators, first the one that occurs most often in the first line. */
function separatorsOf(text: string): readonly string[] {
  const [line = ''] = text.split(/\r\n|\n|\r/, 1)
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))
}

const cell = (text: string): Json => (text === '' ? null : unescapeFormula(text))

function asRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new SheetError('importRowTooLong')
  return new SheetError(error.code.includes('QUOTE') ? 'importQuotes' : 'importFormat')
}

interface Layout {
  readonly delimiter: string
  readonly from_line: number
}

const RELAXED = { bom: true, relax_column_count: true, relax_quotes: true, max_record_size: MAX_ROW * 1024 ** 2 } as const

/** The first rows that are not blank; none if the text ends within one of them. */
function topOf(text: string, layout: Layout): readonly TopRow[] {
  try {
    const rows = parseText(text, { ...layout, ...RELAXED, to: HEADING_ROWS })
    return rows.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

/** The separator with which the headings fit best, and their row. */
function layoutOf(start: string, { known, heading }: SheetFile) {
  const declared = SEPARATOR_LINE.exec(start)?.[1]
  const headings = new Set(known)
  const found = (declared === undefined ? separatorsOf(start) : [declared]).map((delimiter) => {
    const layout = { delimiter, from_line: declared === undefined ? 1 : 2 }
    const top = topOf(start, layout)
    return { layout, top, heading: findHeadingRow(top, headings, heading) }
  })
  return found.reduce((best, next) => ((next.heading?.fit ?? 0) > (best.heading?.fit ?? 0) ? next : best))
}

async function* rowsOf(text: AsyncIterable<string>, layout: Layout) {
  const parser = parse({ ...layout, ...RELAXED })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const row of source.pipe(parser)) yield row as string[]
  } catch (error) {
    throw asRefusal(error)
  } finally {
    source.destroy()
  }
}

/** The rows that are not blank. */
async function* numbered(rows: AsyncIterable<string[]>) {
  let number = 0
  for await (const row of rows) {
    number += 1
    if (row.some((text) => text !== '')) yield { number, row }
  }
}

/** The next row with this number, or a later one. */
async function rowFrom(lines: ReturnType<typeof numbered>, from: number) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done || value.number >= from) return value || undefined
  }
}

/** Reads a CSV file of any size row by row. Throws `SheetError`. */
export async function readCsv(from: SheetFile): Promise<{ readonly head: SheetHead; readonly rows: AsyncIterable<NumberedRow> }> {
  const bytes = await headOf(from.file)
  const encoding = await encodingOf(from, bytes)
  const start = new TextDecoder(encoding).decode(bytes)
  if (BINARY.test(start)) throw new SheetError('importFormat')
  const { layout, top, heading } = layoutOf(start, from)
  const lines = numbered(rowsOf(decoded(from.file, encoding), layout))
  const head = await rowFrom(lines, heading?.row.number ?? 1)
  if (!head) throw new SheetError('importEmpty')
  async function* rows() {
    for await (const { number, row } of lines) yield { number, cells: row.map(cell) }
  }
  return {
    head: { columns: head.row.map((name) => name.trim()), text: true, encoding, heading: head.number, top: shownTop(top) },
    rows: rows(),
  }
}
