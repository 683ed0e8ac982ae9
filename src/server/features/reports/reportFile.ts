import { Readable } from 'node:stream'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { EXPORT_FORMATS } from '../../../model/calls/fileCalls.ts'
import { plainName } from '../../../model/naming.ts'
import { type Cell, type ExportColumn, escapeFormula } from '../../records/export/cells.ts'
import { csvText } from '../../records/export/csv.ts'
import { DAY_FORMAT, MOMENT_FORMAT, xlsxStream } from '../../records/export/xlsx.ts'

type ReportResult = AnswerOf<(typeof reportCalls)['run']>
type Column = ReportResult['columns'][number]
type Value = ReportResult['rows'][number][number]

type ReportFormat = 'csv' | 'xlsx'

/** Content of a file besides the rows. */
export interface ReportFileOptions {
  readonly name: string
  readonly format: ReportFormat
  readonly rightToLeft: boolean
  /** Headings of columns that differ from the columns' names. */
  readonly headings: Readonly<Record<string, string>>
  /** Labels of values that differ from the values, by column and value. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Time of the run. */
  readonly at: string
}

export interface ReportFile {
  /** File name: the report and the day; contains a note if the file has only the first rows. */
  readonly name: string
  readonly type: string
  readonly content: Readable
}

/** Maximum number of digits of a spreadsheet's numbers; longer ones are text. */
const DIGITS = 15

const numberOf = (text: string): Cell => (text.replace(/^-?0*\.?0*|\./g, '').length > DIGITS ? text : Number(text))

/** Numbers as numbers, days and times as dates, so that spreadsheets can calculate with them. */
const typed = (value: Value, type: Column['type']): Cell => {
  if (typeof value === 'number') return numberOf(String(value))
  if (typeof value !== 'string') return value
  if (type === 'decimal' || type === 'integer') return numberOf(value)
  if (type !== 'date' && type !== 'dateTime') return value
  const time = new Date(type === 'date' ? `${value}T00:00:00Z` : value)
  return Number.isNaN(time.getTime()) ? value : time
}

const FORMATS: Partial<Record<Column['type'], string>> = { date: DAY_FORMAT, dateTime: MOMENT_FORMAT }

const placesIn = (rows: ReportResult['rows'], at: number): number =>
  rows.reduce((most, row) => Math.max(most, String(row[at] ?? '').split('.')[1]?.length ?? 0), 0)

const formatOf = ({ type }: Column, places: number): string | undefined =>
  type === 'decimal' && places > 0 ? `0.${'0'.repeat(places)}` : FORMATS[type]

const keyOf = (at: number): string => String(at)

/** The own member of that name. */
const ownIn = <T>(members: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(members, name) ? members[name] : undefined

const columnsOf = ({ columns, rows }: ReportResult, { format, headings, choices }: ReportFileOptions): readonly ExportColumn[] =>
  columns.map((column, at): ExportColumn => {
    const name = ownIn(headings, column.name) || column.name
    const labels = column.type === 'text' ? (ownIn(choices, column.name) ?? {}) : {}
    const read = (record: Readonly<Record<string, unknown>>): Value => {
      const value = record[keyOf(at)] as Value
      return typeof value === 'string' ? (ownIn(labels, value) ?? value) : value
    }
    if (format === 'csv') return { name: escapeFormula(name), cell: read }
    const numberFormat = formatOf(column, placesIn(rows, at))
    return { name, cell: (record) => typed(read(record), column.type), ...(numberFormat && { numberFormat }) }
  })

const PART = 500

async function* parts({ rows }: ReportResult): AsyncGenerator<readonly Record<string, Value>[]> {
  for (let from = 0; from < rows.length; from += PART)
    yield rows.slice(from, from + PART).map((row) => Object.fromEntries(row.map((value, at) => [keyOf(at), value])))
}

/** The rows of a report as a file: CSV with exact numbers and escaped formulas, or a workbook with types (`PRODUCT.md Q6`). */
export function reportFile(options: ReportFileOptions, result: ReportResult): ReportFile {
  const { name, format, rightToLeft, at } = options
  const columns = columnsOf(result, options)
  const part = result.truncated ? `-first-${result.rows.length}` : ''
  return {
    name: `${plainName(name) || 'report'}-${at.slice(0, 10)}${part}.${format}`,
    type: EXPORT_FORMATS[format],
    content:
      format === 'csv' ? Readable.from(csvText(columns, parts(result))) : xlsxStream({ title: name, columns, rightToLeft }, parts(result)),
  }
}
