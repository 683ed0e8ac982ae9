import { periodOf } from './periodOf.ts'
import { PERIODS, type Period, periodDays } from './periods.ts'
import type { ReportQuery } from './query/compileQuery.ts'
import { type Cell, isNumeric, type ResultColumn } from './result.ts'

/** A value of one report that narrows the others of its page. */
export interface Pick {
  /** Id of the report whose value it is. */
  readonly source: string
  /** Identifies the column, equally in all reports that have it. */
  readonly of: string
  /** A text, a number, `true` or `false`, the first day of the period, or null for empty ones. */
  readonly value: string | null
  readonly period?: Period
}

const SEPARATOR = '~'

/** In place of a period. */
const EMPTY = 'empty'

/** A pick as part of an address. */
export const writePick = ({ source, of, value, period = 'day' }: Pick): string =>
  [source, of, ...(value === null ? [EMPTY] : [period, value])].join(SEPARATOR)

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** The pick of a part of an address; undefined for any other text. */
export function readPick(text: string): Pick | undefined {
  const [source, of, name, ...rest] = text.split(SEPARATOR)
  const value = rest.join(SEPARATOR)
  const period = PERIODS.find((one) => one === name)
  if (source && of && name === EMPTY) return { source, of, value: null }
  if (!source || !of || !value || !period) return undefined
  if (!isPeriod(of)) return { source, of, value }
  return isDay(value) ? { source, of, value, period } : undefined
}

const DATES = 'date:'

/** Identifies a column of days by its name, so that reports of different records share periods. */
export const datesOf = (column: string): string => `${DATES}${column}`

/** Whether the column contains days. */
export const isPeriod = (of: string): boolean => of.startsWith(DATES)

/** A column by which a report can be narrowed. */
interface NarrowColumn {
  readonly name: string
  /** Identifies the column, equally in all reports that have it. */
  readonly of: string
  readonly type: ResultColumn['type']
}

/** The parts of a report that picks use. */
export interface Narrowable {
  readonly filters: readonly { readonly name: string; readonly column: string; readonly type: string }[]
  /** Columns of its view; for SQL those of its result. */
  readonly columns: readonly NarrowColumn[]
}

interface Days {
  readonly from: string
  readonly to: string
}

/** Values of a report's filters, and columns by which it is narrowed besides. */
export interface NarrowedBy {
  readonly parameters: Readonly<Record<string, string | Days>>
  readonly where: readonly { readonly column: string; readonly value: Cell | Days }[]
}

/** The text of a value as a value of its column. */
export const cellOf = ({ type }: { readonly type: ResultColumn['type'] }, value: string | null): Cell => {
  if (value === null) return null
  if (type === 'boolean') return value === 'true'
  return isNumeric({ type }) ? Number(value) : value
}

/** Applies a pick to a report: by a filter of the same column, else by the column itself; undefined if the report has neither. */
export function narrowBy({ of, value, period }: Pick, { filters, columns }: Narrowable): NarrowedBy | undefined {
  const dates = isPeriod(of)
  const filter = filters.find(({ type, column }) =>
    dates ? type === 'range' && datesOf(column) === of : type !== 'range' && columns.some((one) => one.name === column && one.of === of),
  )
  const column = columns.find((one) => one.of === of)
  const days = dates && value !== null ? periodDays(value, period) : undefined
  // A filter without a value does not filter, and none is of the type of true and false.
  if (filter && value !== null && column?.type !== 'boolean') return { parameters: { [filter.name]: days ?? value }, where: [] }
  return column && { parameters: {}, where: [{ column: column.name, value: days ?? cellOf(column, value) }] }
}

interface Source {
  readonly id: string
  readonly query: ReportQuery | null
  readonly filters: Narrowable['filters']
}

/** Identifies a result's column of days: by its name for a query, by the report's only range for SQL. */
const daysIn = ({ query, filters }: Source, { name, of }: ResultColumn): string | undefined => {
  if (query || of) return datesOf(name)
  const [range, ...more] = filters.filter(({ type }) => type === 'range')
  return range && more.length === 0 ? datesOf(range.column) : undefined
}

/** Whether a query groups by a column or lists it: measures may have names of columns. */
const isKey = ({ query }: Source, { name }: ResultColumn): boolean =>
  !query || (query.groups?.some(({ column }) => column === name) ?? false) || !(query.groups?.length || query.measures?.length)

/** The pick of clicked values: that of the first column that other reports may have. */
export function pickFrom(
  source: Source,
  columns: Narrowable['columns'],
  result: readonly ResultColumn[],
  values: Readonly<Record<string, Cell>>,
): Pick | undefined {
  for (const column of result) {
    const cell = values[column.name]
    if (cell === undefined || cell === '' || !isKey(source, column)) continue
    const value = cell === null ? null : String(cell)
    const of = column.type === 'date' ? daysIn(source, column) : columns.find(({ name }) => name === column.name)?.of
    if (of === undefined || (isPeriod(of) && column.type !== 'date')) continue
    const isOfDays = isPeriod(of) && value !== null
    return { source: source.id, of, value, ...(isOfDays && { period: periodOf(column, source.query) ?? 'day' }) }
  }
  return undefined
}
