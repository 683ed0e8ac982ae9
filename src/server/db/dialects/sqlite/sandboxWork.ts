import { randomBytes } from 'node:crypto'
import { constants, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { daysBetween, PERIODS, type Period, periodStart } from '../../../../domain/reports/periods.ts'
import { decimalOf, roundedTo, typeOfValues } from '../../sandbox/cells.ts'
import { SQLITE_FUNCTIONS } from '../../sandbox/functions.ts'
import type { PlainRefusal } from '../../sandbox/refusal.ts'
import type { Cell, Origin, ResultColumn } from '../../sandbox/sandbox.ts'
import { quote } from '../../tables/quote.ts'
import type { ViewType } from '../../views/views.ts'
import { dayOf } from './dayFunctions.ts'
import { type EngineError, sqliteRefusal } from './sandboxErrors.ts'

/** Task of the child process. */
export interface SandboxWork {
  readonly file: string
  /** The named views with their SQL; `whole`: the table, if the view contains all its rows. */
  readonly views: readonly { readonly name: string; readonly sql: string; readonly whole?: string | undefined }[]
  /** Names of the query's common table expressions in lower case. */
  readonly declared: readonly string[]
  readonly timeZone: string
  /** `table.column` → type of an unchanged stored column, and the view's column that shows it. */
  readonly stored: Readonly<Record<string, { readonly type: ViewType; readonly of: Origin }>>
  /** Names of computed columns that are yes or no. */
  readonly conditions: readonly string[]
  readonly sql: string
  readonly parameters: readonly (string | number | null)[]
  readonly rows: number
  readonly bytes: number
}

/** Messages of the child process: rows in parts, then the columns; or a refusal. */
export type SandboxPart =
  | { readonly rows: readonly (readonly Cell[])[] }
  | { readonly columns: readonly ResultColumn[]; readonly truncated: boolean }
  | { readonly refused: PlainRefusal }

/** SQLite's limits of texts, rows and statements; stored texts have at most 100,000 characters. */
const LIMITS = {
  length: 2_000_000,
  sqlLength: 1_000_000,
  column: 500,
  exprDepth: 500,
  compoundSelect: 100,
  functionArg: 100,
  attach: 0,
  likePatternLength: 1000,
  variableNumber: 200,
  triggerDepth: 1,
}

const PART = 500

/** Table-valued functions that only compute. */
const MODULES = new Set(['json_each', 'json_tree'])

const { SQLITE_OK, SQLITE_DENY, SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE } = constants

/**
 * Creates the views, each over an inner view with an unguessable name. From then on the authorizer lets only the inner views read tables: if it
 * checked the public names, a common table expression of the same name could deceive it.
 */
function restrict(db: DatabaseSync, { views, declared }: SandboxWork): void {
  const tables = new Set(
    db
      .prepare('select lower(name) as name from sqlite_master')
      .all()
      .map(({ name }) => name),
  )
  const ownTables = new Set(declared.filter((name) => !tables.has(name)))
  const inner = new Map(views.map(({ name }) => [name, `${randomBytes(16).toString('hex')}_${name}`]))
  for (const { name, sql } of views) {
    const hidden = quote(inner.get(name) ?? '')
    db.exec(`create temp view ${hidden} as ${sql}; create temp view ${quote(name)} as select * from ${hidden}`)
  }
  const within = new Set(inner.values())
  const named = new Set([...inner.keys(), ...within])
  const whole = new Set(views.map((view) => view.whole))
  const mayCall = (name: string, by: string): boolean => SQLITE_FUNCTIONS.has(name.toLowerCase()) || OPERATORS.has(name) || within.has(by)
  // Without a column, rows are only counted. SQLite does not merge a view with a scope into the outer query, so `by` is its name.
  const mayRead = (table: string, column: string, database: string | null, by: string): boolean => {
    if (database === 'main') return within.has(by) || (column === '' && whole.has(table)) || MODULES.has(table)
    if (database === 'temp') return named.has(table)
    return column === '' && (named.has(table) || ownTables.has(table.toLowerCase()))
  }
  db.setAuthorizer((action, first, second, database, by) => {
    if (action === SQLITE_SELECT || action === SQLITE_RECURSIVE) return SQLITE_OK
    if (action === SQLITE_FUNCTION) return mayCall(second ?? '', by ?? '') ? SQLITE_OK : SQLITE_DENY
    return action === SQLITE_READ && mayRead(first ?? '', second ?? '', database, by ?? '') ? SQLITE_OK : SQLITE_DENY
  })
}

/** Functions behind operators. */
const OPERATORS = new Set(['like', 'glob', '->', '->>'])

/** As bigint, because node:sqlite binds JavaScript numbers as floats. */
const whole = (value: number | undefined): bigint | null => (value === undefined ? null : BigInt(value))

/** Adds functions such as `month(date)`, for days and, in the time zone, for times; and `days_between(date, date)`. */
function addDays(db: DatabaseSync, timeZone: string): void {
  // JavaScript reads a 30th of February as a day in March, and a year alone as its first day.
  const isDay = (text: string): boolean => periodStart('day', text) === text
  const startOf = (period: Period, day: string) => (isDay(day) ? (periodStart(period, day) ?? null) : null)
  for (const period of PERIODS)
    db.function(period, { deterministic: true }, (value) => (typeof value === 'string' ? startOf(period, dayOf(value, timeZone)) : null))
  db.function('days_between', { deterministic: true }, (from, to) =>
    typeof from === 'string' && typeof to === 'string' ? whole(daysBetween(dayOf(from, timeZone), dayOf(to, timeZone))) : null,
  )
}

const open = ({ file, timeZone }: SandboxWork): DatabaseSync => {
  const db = new DatabaseSync(file, { readOnly: true, allowExtension: false, defensive: true, timeout: 5000, limits: LIMITS })
  db.exec('pragma trusted_schema = off; pragma temp_store = memory; pragma cell_size_check = on')
  db.function('round', { deterministic: true, varargs: true }, (value, places = 0) =>
    typeof value === 'number' && typeof places === 'number' ? roundedTo(value, Math.trunc(places)) : null,
  )
  addDays(db, timeZone)
  return db
}

const cellOf = (value: unknown, type: ViewType): Cell => {
  if (value === null) return null
  if (type === 'boolean') return value === 1n
  if (typeof value === 'bigint') return type === 'decimal' || !isSafe(value) ? value.toString() : Number(value)
  if (typeof value === 'number') return decimalOf(value)
  return typeof value === 'string' ? value : null
}

const isTruth = (value: unknown): boolean => value === null || value === 0n || value === 1n

const isSafe = (value: bigint): boolean => Number.isSafeInteger(Number(value))

/** Reads rows up to the limits. */
function read(
  statement: StatementSync,
  { parameters, rows, bytes }: SandboxWork,
): { readonly found: unknown[][]; readonly truncated: boolean } {
  const found: unknown[][] = []
  let size = 0
  for (const row of statement.iterate(...(parameters as SQLInputValue[])) as Iterable<unknown>) {
    const values = row as unknown[]
    size += values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length + 4 : 12), 2)
    if (found.length >= rows || size > bytes) return { found, truncated: true }
    found.push(values)
  }
  return { found, truncated: false }
}

function* answer(statement: StatementSync, work: SandboxWork): Generator<SandboxPart> {
  const { found, truncated } = read(statement, work)
  const conditions = new Set(work.conditions)
  const columns = statement.columns().map(({ name, table, column }, index): ResultColumn => {
    const stored = work.stored[`${table}.${column}`]
    if (stored) return { name, ...stored }
    const values = found.map((row) => row[index])
    return { name, type: conditions.has(name.toLowerCase()) && values.every(isTruth) ? 'boolean' : typeOfValues(values) }
  })
  for (let from = 0; from < found.length; from += PART)
    yield { rows: found.slice(from, from + PART).map((row) => row.map((value, index) => cellOf(value, columns[index]?.type ?? 'text'))) }
  yield { columns, truncated }
}

/** Runs a query on a read-only connection, in a child process, because a running statement ends only with its process. */
export async function* sandboxWork(work: SandboxWork): AsyncGenerator<SandboxPart> {
  const db = open(work)
  try {
    restrict(db, work)
    const statement = db.prepare(work.sql)
    statement.setReturnArrays(true)
    statement.setReadBigInts(true)
    yield* answer(statement, work)
  } catch (error) {
    yield { refused: sqliteRefusal(error as EngineError) }
  } finally {
    db.close()
  }
}
