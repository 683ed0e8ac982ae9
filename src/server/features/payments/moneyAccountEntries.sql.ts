import { sql } from 'kysely'
import type { EntityMap } from '../../../model/entityMap.ts'
import { columnsOf, exact, fixed, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import { type Entry, entriesFrom, entriesIn, entry, entryOf, type Period, sumBefore } from './entries.sql.ts'

/** An entry of a safe deposit or bank account. */
export interface MoneyAccountEntry extends Entry {
  readonly kind: 'payment' | 'transfer' | 'charge' | 'opening'
  readonly entity: 'payments' | 'moneyTransfers' | 'openingBalances'
  /** Customer, or place on the other side, if there is one. */
  readonly party: string | null
}

/** Which of the two a place is, with its id. */
export interface MoneyAccountId {
  readonly kind: 'safeDeposit' | 'bankAccount'
  readonly id: string
}

type Sides = Readonly<Record<MoneyAccountId['kind'], keyof EntityMap['moneyTransfers']>>

const FROM = { safeDeposit: 'fromSafe', bankAccount: 'fromAccount' } as const satisfies Sides
const TO = { safeDeposit: 'toSafe', bankAccount: 'toAccount' } as const satisfies Sides

function payments({ kind, id }: MoneyAccountId, mine: Sql): Sql {
  const t = columnsOf('payments', 't')
  return select(
    {
      ...entryOf('payments', t, t('number')),
      kind: fixed('payment'),
      party: t('customer'),
      amount: sql`case when ${t('direction')} = 'in' then ${t('amount')} else -${t('amount')} end - ${orZero(t('fee'))}`,
    },
    sql`from ${t.table} where ${mine} and ${t(kind)} = ${id}`,
  )
}

/** Transfers, bank fees and interest: one record gives an entry on each side that it names. */
function transfers({ kind, id }: MoneyAccountId, mine: Sql): Sql {
  const t = columnsOf('moneyTransfers', 't')
  const side = (own: Sql, { currency, amount }: { currency: Sql; amount: Sql }, [safe, account]: readonly [Sql, Sql]) =>
    select(
      {
        ...entryOf('moneyTransfers', t, t('number')),
        currency,
        kind: sql`case when ${t('kind')} = 'charge' then 'charge' else 'transfer' end`,
        party: sql`coalesce(${safe}, ${account})`,
        amount,
      },
      sql`from ${t.table} where ${mine} and ${own} = ${id}`,
    )
  const sent = { currency: t('currency'), amount: sql`-${t('amount')}` }
  const received = {
    currency: sql`coalesce(${t('receivedCurrency')}, ${t('currency')})`,
    amount: sql`coalesce(${t('received')}, ${t('amount')})`,
  }
  const out = side(t(FROM[kind]), sent, [t('toSafe'), t('toAccount')])
  return sql`${out} union all ${side(t(TO[kind]), received, [t('fromSafe'), t('fromAccount')])}`
}

function openings({ kind, id }: MoneyAccountId, mine: Sql): Sql {
  const t = columnsOf('openingBalances', 't')
  return select(
    {
      ...entryOf('openingBalances', t, t('number')),
      kind: fixed('opening'),
      party: sql`cast(null as text)`,
      amount: orZero(t('amount')),
    },
    sql`from ${t.table} where ${mine} and ${t(kind)} = ${id} and ${t('kind')} = ${kind}`,
  )
}

function entriesOf(caller: Caller, place: MoneyAccountId): Sql {
  const parts = [
    { mine: visible(caller, 'payments', []), of: payments },
    { mine: visible(caller, 'moneyTransfers', []), of: transfers },
    { mine: visible(caller, 'openingBalances', []), of: openings },
  ].flatMap(({ mine, of }) => (mine ? [of(place, mine)] : []))
  return entriesIn(parts)
}

const e = entry<MoneyAccountEntry>()

/** Balances by currency. */
export async function moneyAccountBalances(queries: Queries, caller: Caller, place: MoneyAccountId) {
  const { rows } = await sql<Pick<MoneyAccountEntry, 'currency' | 'amount'>>`
    select ${e('currency')} as currency, ${exact(sql`sum(${e('amount')})`)} as amount
    from ${entriesOf(caller, place)} group by ${e('currency')} order by count(*) desc, 1`.execute(queries)
  return rows
}

const COLUMNS = ['currency', 'date', 'kind', 'entity', 'id', 'number', 'at', 'party'] as const

/** Entries in one currency, in the order of a ledger. */
export const moneyAccountEntries = (
  queries: Queries,
  caller: Caller,
  place: MoneyAccountId,
  range: Period & { readonly currency: string; readonly limit: number },
): Promise<MoneyAccountEntry[]> => entriesFrom<MoneyAccountEntry>(queries, entriesOf(caller, place), COLUMNS, range)

/** Balance before a day. */
export const moneyAccountOpening = (
  queries: Queries,
  caller: Caller,
  place: MoneyAccountId,
  range: Pick<Period, 'from'> & { readonly currency: string },
): Promise<bigint> => sumBefore(queries, entriesOf(caller, place), range)
