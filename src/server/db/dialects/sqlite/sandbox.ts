import { ChildFailure, type ChildFailureReason } from '../../../childProcess/failure.ts'
import { runInChild } from '../../../childProcess/runInChild.ts'
import { type CheckedSql, checkSql } from '../../sandbox/checkSql.ts'
import { conditionsIn } from '../../sandbox/conditionsIn.ts'
import { SQLITE_FUNCTIONS } from '../../sandbox/functions.ts'
import { locateRefusal, type WordPositions, wordPositionsOf } from '../../sandbox/locateRefusal.ts'
import { type PlainRefusal, SqlRefusal } from '../../sandbox/refusal.ts'
import type { Limits, Sandbox, SandboxQuery, SandboxResult } from '../../sandbox/sandbox.ts'
import { type QueryDialect, writeQuery } from '../../sandbox/writeQuery.ts'
import { quote } from '../../tables/quote.ts'
import { literal, type ViewDialect, viewSql } from '../../views/viewSql.ts'
import type { StoredColumn, View } from '../../views/views.ts'
import type { SandboxPart, SandboxWork } from './sandboxWork.ts'

const natural = ({ kind, scale }: StoredColumn, sql: string): string => (kind === 'scaled' && scale > 0 ? `${sql} / ${10 ** scale}.0` : sql)

const dialect: ViewDialect = {
  table: (name) => `main.${quote(name)}`,
  natural,
  written: (column, sql) => (column.kind === 'scaled' ? `printf('%.${column.scale}f', ${natural(column, sql)})` : `cast(${sql} as text)`),
  trimmed: (sql, characters) => `trim(${sql}, ${literal(characters)})`,
  among: (sql, texts) => `${sql} in (${texts.map(literal).join(', ')})`,
  // A query with a limit is not merged into the one around it.
  fence: ' limit 9223372036854775807',
}

const QUERY: QueryDialect = {
  place: (index) => `?${index}`,
  number: (value) => `case when typeof(${value}) in ('integer', 'real') then ${value} end`,
  day: (value) => `day(${value})`,
  text: (value) => value,
  rowsOf: (json, columns) =>
    `select ${columns.map(({ name }, at) => `value ->> ${at} as ${quote(name)}`).join(', ')} from json_each(${json})`,
}

/** Unchanged stored columns with their types, since the engine reports a boolean as a number and a day as text. */
const storedIn = (views: readonly View[]): SandboxWork['stored'] =>
  Object.fromEntries(
    views.flatMap(({ name: view, table, columns }) =>
      columns
        .filter(({ label, stored }) => label === undefined && stored.kind !== 'scaled')
        .map(({ name, stored, type }) => [`${table}.${stored.name}`, { type, of: { view, column: name } }]),
    ),
  )

const booleansIn = (views: readonly View[]): ReadonlySet<string> =>
  new Set(views.flatMap(({ columns }) => columns.filter(({ type }) => type === 'boolean').map(({ name }) => name)))

const RULES = { functions: SQLITE_FUNCTIONS, forbidden: /^(?:rowid|oid)$/ }

const workOf = (file: string, checked: CheckedSql, query: SandboxQuery, { rows, bytes }: Limits): SandboxWork => {
  const views = query.views.filter(({ name }) => checked.names.has(name))
  const { sql, values } = writeQuery(checked, query, QUERY)
  return {
    file,
    views: views.map((view) => ({
      name: view.name,
      sql: viewSql(dialect, view),
      whole: view.scope === undefined ? view.table : undefined,
    })),
    timeZone: query.timeZone,
    declared: [...checked.declared, ...(query.computed ?? []).map(({ name }) => name)],
    stored: storedIn(views),
    conditions: [...conditionsIn(checked.tokens, booleansIn(views))],
    sql,
    parameters: values.map(({ value }) => value),
    rows,
    bytes,
  }
}

const FAILURES: Readonly<Record<Exclude<ChildFailureReason, 'busy' | 'cancelled'>, PlainRefusal['code']>> = {
  memory: 'reportMemory',
  time: 'reportTime',
}

const asRefusal = (error: unknown, { time }: Limits, signal: AbortSignal): unknown => {
  if (!(error instanceof ChildFailure)) return error
  if (error.reason === 'cancelled') return signal.reason
  if (error.reason === 'busy') return error
  return new SqlRefusal(FAILURES[error.reason], { seconds: time / 1000 })
}

const resultOf = (parts: readonly SandboxPart[], words: WordPositions): SandboxResult => {
  const last = parts.at(-1)
  if (last && 'refused' in last) throw locateRefusal(last.refused, words)
  if (!last || !('columns' in last)) throw new SqlRefusal('reportFailed')
  return { ...last, rows: parts.flatMap((part) => ('rows' in part ? part.rows : [])) }
}

/** The sandbox of a database file: a child process opens it read-only, and is killed at the deadline or when the request is aborted. */
export const sqliteSandbox = (file: string): Sandbox => ({
  problem: async () => undefined,
  functions: SQLITE_FUNCTIONS,
  async run(query, limits, signal) {
    const checked = checkSql(query.sql, RULES)
    const work = workOf(file, checked, query, limits)
    const parts = await runInChild('query', work, { deadline: limits.time, signal }).catch((error: unknown) => {
      throw asRefusal(error, limits, signal)
    })
    return resultOf(parts ?? [], wordPositionsOf(checked, query))
  },
})
