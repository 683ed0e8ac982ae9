import { EventEmitter, once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import type { Cell as ExcelCell, Style } from 'exceljs'
import type { Values } from '../../db/repository/repository.ts'
import { createYielder } from '../loops/createYielder.ts'
import type { Cell, ExportColumn } from './cells.ts'
import { toXstring } from './xstring.ts'

/** Number format of a day. */
export const DAY_FORMAT = 'yyyy-mm-dd'

/** What the format of a cell has whose time is in UTC; imports read other times in the firm's zone. */
export const UTC_MARK = 'UTC'

/** Number format of a moment in the firm's zone, and in UTC. */
export const LOCAL_FORMAT = 'yyyy-mm-dd hh:mm:ss'
export const MOMENT_FORMAT = `${LOCAL_FORMAT} "${UTC_MARK}"`

/** Maximum number of characters in a cell of a workbook. */
const MAX_CELL_LENGTH = 32_767

/** Maximum number of bytes buffered for a slow reader, or for compression, before rows stop. */
const MAX_WAITING = 1024 * 1024

/** Suffix of a truncated cell. An import of such a cell keeps the stored text. */
const CUT = ' [… cut: a cell holds no more; export as CSV or JSON for all of it]'

/** Excel has no days before 1900, and counts that year's February wrongly. */
const FIRST_DAY = Date.UTC(1900, 2, 1)

/** Truncates long text, which Excel reports as damage. The cut may leave half of a character. */
const shortened = (text: string): string =>
  text.length <= MAX_CELL_LENGTH ? text : text.slice(0, MAX_CELL_LENGTH - CUT.length).toWellFormed() + CUT

/** A cell as Excel can have it: days that it does not have are text. */
function fitted(cell: Cell): Cell {
  if (cell instanceof Date && cell.getTime() < FIRST_DAY) return cell.toISOString().replace('T00:00:00.000Z', '')
  return typeof cell === 'string' ? toXstring(shortened(cell)) : cell
}

export const isTruncated = (cell: unknown): boolean => typeof cell === 'string' && cell.length === MAX_CELL_LENGTH && cell.endsWith(CUT)

export interface WorkbookOptions {
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly rightToLeft: boolean
}

const MAX_NAME = 31

/** Excel reports a workbook as damaged if a sheet has these characters, apostrophes at the ends, or more than 31 characters in its name, or if it is called History. */
export function sheetName(title: string): string {
  const allowed = title.replace(/[\\/?*[\]:]/g, ' ').slice(0, MAX_NAME)
  // The cut may have left half of a character.
  const name = allowed.replace(/[\ud800-\udbff]$/, '').replace(/^[' ]+|[' ]+$/g, '')
  return name === '' ? 'Sheet1' : /^history$/i.test(name) ? `${name} 1` : name
}

const formatOf = ({ places, numberFormat }: ExportColumn): string | undefined =>
  numberFormat ?? (places ? `0.${'0'.repeat(places)}` : undefined)

/** One style object for all cells of a column and kind: exceljs finds a style that it has seen by its object, and else by its XML. */
function sharedStyles(columns: readonly ExportColumn[]): (cell: ExcelCell, at: number) => void {
  const formats = columns.map(formatOf)
  const shared = new Map<string, Partial<Style>>()
  return (cell, at) => {
    const numFmt = formats[at - 1]
    const key = `${cell.type} ${numFmt ?? ''}`
    const style = shared.get(key) ?? (numFmt === undefined ? {} : { numFmt })
    shared.set(key, style)
    cell.style = style
  }
}

/** The value at a path of names, if there is one. */
const within = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : typeof value === 'object' && value !== null ? within(Reflect.get(value, name), rest) : undefined

interface Compressor {
  readonly stream: EventEmitter
  /** Number of bytes that it has not taken yet. */
  readonly waiting: () => number
}

/**
 * What a sheet is written to, of which exceljs says nothing. It does not wait for it either: rows are made faster than they are compressed, and all of them
 * would be in memory.
 */
function compressorOf(sheet: object): Compressor {
  const stream = within(sheet, ['stream', 'pipes', '0'])
  const waiting = (): unknown => within(stream, ['_writableState', 'length'])
  if (!(stream instanceof EventEmitter) || typeof waiting() !== 'number')
    throw new Error('this release of exceljs writes sheets in another way')
  return { stream, waiting: () => Number(waiting()) }
}

/** Office Open XML, row by row: text cells are text, never formulas. */
export function xlsxStream({ title, columns, rightToLeft }: WorkbookOptions, chunks: AsyncIterable<readonly Values[]>): Readable {
  const output = new PassThrough({ highWaterMark: MAX_WAITING })
  const closed = new AbortController()
  output.once('close', () => closed.abort())

  async function write(): Promise<void> {
    // Loaded with the first workbook: a start is a quarter of a second shorter without it.
    const { default: ExcelJS } = await import('exceljs')
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: output, useSharedStrings: false, useStyles: true })
    const view = { state: 'frozen' as const, ySplit: 1, rightToLeft }
    const sheet = workbook.addWorksheet(sheetName(title), { views: [view] })
    for (const [index, column] of columns.entries()) {
      const format = formatOf(column)
      if (format !== undefined) sheet.getColumn(index + 1).numFmt = format
    }
    const heading = sheet.addRow(columns.map(({ name, heading = name }) => fitted(heading)))
    heading.font = { bold: true }
    heading.commit()
    const setStyle = sharedStyles(columns)
    const yieldIfDue = createYielder()
    const compressor = compressorOf(sheet)
    for await (const records of chunks) {
      for (const record of records) {
        const row = sheet.addRow(columns.map(({ cell }) => fitted(cell(record))))
        row.eachCell(setStyle)
        row.commit()
        await yieldIfDue()
        if (compressor.waiting() > MAX_WAITING) await once(compressor.stream, 'drain', { signal: closed.signal })
      }
      if (output.destroyed) return
    }
    sheet.commit()
    await workbook.commit()
  }

  write().catch((error: Error) => output.destroy(error))
  return output
}
