import { type RawBuilder, sql } from 'kysely'
import type { HubTables } from './hubTables.ts'

/** A table in an SQL template: `w('balance')` is a column, `w.table` the table for `from`. */
export interface ColumnsOf<T extends keyof HubTables> {
  <K extends keyof HubTables[T] & string>(column: K): RawBuilder<HubTables[T][K]>
  readonly table: RawBuilder<HubTables[T]>
}

/** The columns of a table by its schema; renamed ones no longer compile. Without an alias they are unqualified, as `update … set` needs them. */
export function columnsOf<T extends keyof HubTables>(table: T, alias?: string): ColumnsOf<T> {
  const prefix = alias === undefined ? '' : `${alias}.`
  const column = <K extends keyof HubTables[T] & string>(name: K) => sql.ref<HubTables[T][K]>(`${prefix}${name}`)
  const from = alias === undefined ? sql<HubTables[T]>`${sql.table(table)}` : sql<HubTables[T]>`${sql.table(table)} as ${sql.ref(alias)}`
  return Object.assign(column, { table: from })
}

type Selected = Readonly<Record<string, RawBuilder<unknown>>>

/** A row of `select`, with the names given there. */
export type RowOf<C extends Selected> = { readonly [K in keyof C]: C[K] extends RawBuilder<infer V> ? V : never }

/** `select … as name, …` and the rest; rows have these names and the types of the columns. */
export const select = <C extends Selected>(columns: C, rest: RawBuilder<unknown>): RawBuilder<RowOf<C>> =>
  sql<RowOf<C>>`select ${sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))} ${rest}`

type Part = readonly [columns: Selected, rest: RawBuilder<unknown>]

type UnionRow<P extends readonly Part[]> = { [I in keyof P]: RowOf<P[I][0]> }[number]

/**
 * Several selects in one statement. Columns that a part does not select are null in its rows; all columns are text, and `kind` distinguishes
 * the rows.
 */
export function selectAll<const P extends readonly Part[]>(...parts: P): RawBuilder<UnionRow<P>> {
  const names = [...new Set(parts.flatMap(([columns]) => Object.keys(columns)))]
  const none = sql`cast(null as text)`
  const selects = parts.map(([columns, rest]) => select(Object.fromEntries(names.map((name) => [name, columns[name] ?? none])), rest))
  return sql<UnionRow<P>>`${sql.join(selects, sql` union all `)}`
}

/** A column of an outer-joined table. */
export const orNull = <V>(column: RawBuilder<V>): RawBuilder<V | null> => column

/** 1 if the condition has a row, else 0. */
export const hasRow = (query: RawBuilder<unknown>): RawBuilder<0 | 1> => sql`case when exists (${query}) then 1 else 0 end`

/** A number as text: scaled integers are exact on every engine. */
export const exact = <V>(column: RawBuilder<V>): RawBuilder<string | Extract<V, null>> => sql`cast(${column} as text)`

/** A fixed text. */
export const fixed = <const T extends string>(text: T): RawBuilder<T> => sql<T>`cast(${sql.lit(text)} as text)`

/** A number that may be empty. */
export const orZero = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce(${column}, 0)`

/** A boolean in a row, for any engine. */
export const isTrue = (flag: boolean | number | null): boolean => flag === true || flag === 1

/** `column in ('a', 'b')`, with choices of the schema. */
export const isOneOf = <V>(column: RawBuilder<V>, ...choices: readonly (NoInfer<V> & string)[]): RawBuilder<boolean> =>
  sql`${column} in (${sql.join(choices.map((choice) => sql.lit(choice)))})`

/** `column <> 'a'` */
export const isNot = <V>(column: RawBuilder<V>, choice: NoInfer<V> & string): RawBuilder<boolean> => sql`${column} <> ${sql.lit(choice)}`
