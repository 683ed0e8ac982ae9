import { stringify } from 'csv-stringify/sync'
import type { Values } from '../../db/repository/repository.ts'
import { type Cell, type ExportColumn, escapeFormula } from './cells.ts'

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}'

/** What a clock shows, with milliseconds if there are any: `2026-03-01 07:30:00`. */
const clockText = (shown: Date): string =>
  shown
    .toISOString()
    .replace('T', ' ')
    .replace(/(\.000)?Z$/, '')

const text = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? escapeFormula(cell) : cell instanceof Date ? clockText(cell) : String(cell)
}

/** Exact numbers keep their trailing zeros. */
const cellText = ({ name, cell, places }: ExportColumn, record: Values): string => {
  const value = record[name]
  return places !== undefined && typeof value === 'string' ? value : text(cell(record))
}

/** The package quotes line breaks only if they are the delimiter, but spreadsheets end a row at each. */
const lines = (rows: string[][]) => stringify(rows, { record_delimiter: 'windows', quoted_match: /[\r\n]/ })

/** RFC 4180 with a heading, a byte order mark and escaped formulas. */
export async function* csvText(columns: readonly ExportColumn[], chunks: AsyncIterable<readonly Values[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([columns.map(({ name, heading = name }) => heading)])
  for await (const records of chunks) yield lines(records.map((record) => columns.map((column) => cellText(column, record))))
}
