import { type RawBuilder, sql } from 'kysely'
import { exact, fixed, orZero } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'

/** An entry of the books. Amounts are scaled integers as text. */
export interface Entry {
  readonly currency: string
  readonly date: string
  readonly entity: string
  readonly id: string
  readonly number: string | null
  readonly at: string
  readonly amount: string
}

/** Columns of all documents in the books. */
type Document = (column: 'currency' | 'date' | 'id' | 'createdAt') => Sql

/** Columns of an entry that follow from its document. */
export const entryOf = <E extends string>(entity: E, t: Document, number: Sql) => ({
  currency: t('currency'),
  date: t('date'),
  entity: fixed(entity),
  id: t('id'),
  number,
  at: t('createdAt'),
})

/** Selects of entries, as a table `e` to select from. */
export const entriesIn = (parts: readonly Sql[]): Sql => sql`(${sql.join(parts, sql` union all `)}) as e`

/** A column of `entriesIn`. */
export const entry =
  <E extends Entry>() =>
  (name: keyof E & string): RawBuilder<string> =>
    sql.ref(`e.${name}`)

const e = entry<Entry>()

export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const within = ({ from, to }: Period): Sql =>
  sql`${from === undefined ? sql`1 = 1` : sql`${e('date')} >= ${from}`} and ${to === undefined ? sql`1 = 1` : sql`${e('date')} <= ${to}`}`

interface EntryFilter extends Period {
  readonly currency: string
  readonly limit: number
  /** Further condition. */
  readonly where?: Sql
}

/** Entries in one currency with the given columns, in reading order. */
export async function entriesFrom<E extends Entry>(
  queries: Queries,
  entries: Sql,
  columns: readonly (Exclude<keyof E, 'amount'> & string)[],
  { currency, limit, where = sql`1 = 1`, ...period }: EntryFilter,
): Promise<E[]> {
  const named = sql.join(columns.map((name) => sql`${sql.ref(`e.${name}`)} as ${sql.ref(name)}`))
  const { rows } = await sql<E>`
    select ${named}, ${exact(e('amount'))} as amount from ${entries}
    where ${where} and ${e('currency')} = ${currency} and ${within(period)}
    order by ${e('date')}, ${e('at')}, ${e('id')} limit ${sql.lit(limit)}`.execute(queries)
  return rows
}

/** Sum of the entries in one currency before a day; zero without a day. */
export async function sumBefore(
  queries: Queries,
  entries: Sql,
  { currency, from, where = sql`1 = 1` }: Pick<EntryFilter, 'currency' | 'from' | 'where'>,
): Promise<bigint> {
  if (from === undefined) return 0n
  const { rows } = await sql<{ amount: string }>`
    select ${exact(orZero(sql`sum(${e('amount')})`))} as amount from ${entries}
    where ${where} and ${e('currency')} = ${currency} and ${e('date')} < ${from}`.execute(queries)
  return BigInt(rows[0]?.amount ?? 0)
}
