import { type RawBuilder, sql } from 'kysely'
import { columnsOf, exact, fixed, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import type { Period } from './customerEntries.sql.ts'

/** What moves money in or out of a safe deposit or a bank account. Amounts are scaled integers as text. */
export interface PlaceEntry {
  readonly currency: string
  readonly date: string
  readonly kind: 'payment' | 'transfer' | 'opening'
  readonly entity: 'payments' | 'moneyTransfers' | 'openingBalances'
  readonly id: string
  readonly number: string | null
  readonly at: string
  /** Customer, or place on the other side. */
  readonly party: string | null
  readonly amount: string
}

/** Which of the two a place is, with its id. */
export interface PlaceOf {
  readonly kind: 'safeDeposit' | 'bankAccount'
  readonly id: string
}

const FROM = { safeDeposit: 'fromSafe', bankAccount: 'fromAccount' } as const
const TO = { safeDeposit: 'toSafe', bankAccount: 'toAccount' } as const

function payments({ kind, id }: PlaceOf, mine: Sql): Sql {
  const t = columnsOf('payments', 't')
  return select(
    {
      currency: t('currency'),
      date: t('date'),
      kind: fixed('payment'),
      entity: fixed('payments'),
      id: t('id'),
      number: t('number'),
      at: t('createdAt'),
      party: t('customer'),
      amount: sql`case when ${t('direction')} = 'in' then ${t('amount')} else -${t('amount')} end`,
    },
    sql`from ${t.table} where ${mine} and ${t(kind)} = ${id}`,
  )
}

/** One record, an entry on each side. */
function transfers({ kind, id }: PlaceOf, mine: Sql): Sql {
  const t = columnsOf('moneyTransfers', 't')
  const side = (own: Sql, amount: Sql, [safe, account]: readonly [Sql, Sql]) =>
    select(
      {
        currency: t('currency'),
        date: t('date'),
        kind: fixed('transfer'),
        entity: fixed('moneyTransfers'),
        id: t('id'),
        number: t('number'),
        at: t('createdAt'),
        party: sql`coalesce(${safe}, ${account})`,
        amount,
      },
      sql`from ${t.table} where ${mine} and ${own} = ${id}`,
    )
  const out = side(t(FROM[kind]), sql`-${t('amount')}`, [t('toSafe'), t('toAccount')])
  return sql`${out} union all ${side(t(TO[kind]), t('amount'), [t('fromSafe'), t('fromAccount')])}`
}

function openings({ kind, id }: PlaceOf, mine: Sql): Sql {
  const t = columnsOf('openingBalances', 't')
  return select(
    {
      currency: t('currency'),
      date: t('date'),
      kind: fixed('opening'),
      entity: fixed('openingBalances'),
      id: t('id'),
      number: t('number'),
      at: t('createdAt'),
      party: sql`cast(null as text)`,
      amount: orZero(t('amount')),
    },
    sql`from ${t.table} where ${mine} and ${t(kind)} = ${id} and ${t('kind')} = ${kind}`,
  )
}

function entriesOf(caller: Caller, place: PlaceOf): Sql {
  const parts = [
    { mine: visible(caller, 'payments', []), of: payments },
    { mine: visible(caller, 'moneyTransfers', []), of: transfers },
    { mine: visible(caller, 'openingBalances', []), of: openings },
  ].flatMap(({ mine, of }) => (mine ? [of(place, mine)] : []))
  return sql`(${sql.join(parts, sql` union all `)}) as e`
}

const e = (name: keyof PlaceEntry): RawBuilder<string> => sql.ref(`e.${name}`)

/** Balance by currency. */
export async function placeBalances(queries: Queries, caller: Caller, place: PlaceOf) {
  const { rows } = await sql<Pick<PlaceEntry, 'currency' | 'amount'>>`
    select ${e('currency')} as currency, ${exact(sql`sum(${e('amount')})`)} as amount
    from ${entriesOf(caller, place)} group by ${e('currency')} order by count(*) desc, 1`.execute(queries)
  return rows
}

/** Entries in one currency, in the order of a ledger. */
export async function placeEntries(
  queries: Queries,
  caller: Caller,
  place: PlaceOf,
  { currency, from, to, limit }: Period & { readonly currency: string; readonly limit: number },
): Promise<PlaceEntry[]> {
  const [after, before] = [
    from === undefined ? sql`1 = 1` : sql`${e('date')} >= ${from}`,
    to === undefined ? sql`1 = 1` : sql`${e('date')} <= ${to}`,
  ]
  const { rows } = await sql<PlaceEntry>`
    select ${e('currency')} as currency, ${e('date')} as date, ${e('kind')} as kind, ${e('entity')} as entity, ${e('id')} as id,
      ${e('number')} as number, ${e('at')} as at, ${e('party')} as party, ${exact(e('amount'))} as amount
    from ${entriesOf(caller, place)} where ${e('currency')} = ${currency} and ${after} and ${before}
    order by ${e('date')}, ${e('at')}, ${e('id')} limit ${sql.lit(limit)}`.execute(queries)
  return rows
}

/** What was there before a day. */
export async function placeOpening(
  queries: Queries,
  caller: Caller,
  place: PlaceOf,
  { currency, from }: { readonly currency: string; readonly from?: string | undefined },
): Promise<bigint> {
  if (from === undefined) return 0n
  const { rows } = await sql<{ amount: string }>`
    select ${exact(orZero(sql`sum(${e('amount')})`))} as amount from ${entriesOf(caller, place)}
    where ${e('currency')} = ${currency} and ${e('date')} < ${from}`.execute(queries)
  return BigInt(rows[0]?.amount ?? 0)
}
