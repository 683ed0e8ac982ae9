import { type RawBuilder, sql } from 'kysely'
import { columnsOf, exact, fixed, isNot, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../dashboard/documentCurrency.sql.ts'
import type { Account } from '../invoices/openDocuments.ts'

/** What changes what a customer owes, or is owed: one a document. Amounts are scaled integers as text. */
export interface CustomerEntry {
  readonly customer: string
  readonly account: Account
  readonly currency: string
  readonly date: string
  readonly kind: 'invoice' | 'creditNote' | 'purchase' | 'purchaseCredit' | 'payment' | 'opening'
  readonly entity: 'invoices' | 'purchases' | 'payments' | 'openingBalances'
  readonly id: string
  readonly number: string | null
  readonly at: string
  readonly amount: string
}

const flipped = (when: Sql, amount: Sql): Sql => sql`case when ${when} then -${orZero(amount)} else ${orZero(amount)} end`

const invoices = (where: Sql): Sql => {
  const t = columnsOf('invoices', 't')
  return select(
    {
      customer: t('customer'),
      account: fixed('receivable'),
      currency: t('currency'),
      date: t('date'),
      kind: t('kind'),
      entity: fixed('invoices'),
      id: t('id'),
      number: t('number'),
      at: t('createdAt'),
      amount: flipped(isNot(t('kind'), 'invoice'), t('netTotal')),
    },
    sql`from ${t.table} where ${where}`,
  )
}

const purchases = (where: Sql): Sql => {
  const t = columnsOf('purchases', 't')
  const credit = sql`coalesce(${t('kind')}, 'invoice') <> 'invoice'`
  return select(
    {
      customer: t('supplier'),
      account: fixed('payable'),
      currency: documentCurrency(t('currency'), t('firm')),
      date: t('date'),
      kind: sql`case when ${credit} then 'purchaseCredit' else 'purchase' end`,
      entity: fixed('purchases'),
      id: t('id'),
      number: t('slipNumber'),
      at: t('createdAt'),
      amount: flipped(credit, t('netTotal')),
    },
    sql`from ${t.table} where ${where}`,
  )
}

const payments = (where: Sql): Sql => {
  const t = columnsOf('payments', 't')
  const lessens = sql`(${t('direction')} = 'in') = (${t('account')} = 'receivable')`
  return select(
    {
      customer: t('customer'),
      account: t('account'),
      currency: t('currency'),
      date: t('date'),
      kind: fixed('payment'),
      entity: fixed('payments'),
      id: t('id'),
      number: t('number'),
      at: t('createdAt'),
      amount: flipped(lessens, t('amount')),
    },
    sql`from ${t.table} where ${where}`,
  )
}

const openings = (where: Sql): Sql => {
  const t = columnsOf('openingBalances', 't')
  return select(
    {
      customer: t('customer'),
      account: t('kind'),
      currency: t('currency'),
      date: t('date'),
      kind: fixed('opening'),
      entity: fixed('openingBalances'),
      id: t('id'),
      number: t('number'),
      at: t('createdAt'),
      amount: orZero(t('amount')),
    },
    sql`from ${t.table} where ${where} and ${t('kind')} in ('receivable', 'payable')`,
  )
}

/** The documents of one kind that count: a condition on `t`, or nothing where the reader may not see them. */
type Seen = (id: 'invoices' | 'purchases' | 'payments' | 'openingBalances') => Sql | undefined

/** The entries of the documents that are seen, as a table to select from. */
function entriesOf(seen: Seen): Sql {
  const parts = [
    { where: seen('invoices'), of: invoices },
    { where: seen('purchases'), of: purchases },
    { where: seen('payments'), of: payments },
    { where: seen('openingBalances'), of: openings },
  ].flatMap(({ where, of }) => (where ? [of(where)] : []))
  return sql`(${sql.join(parts, sql` union all `)}) as e`
}

const PARTY = { invoices: 'customer', purchases: 'supplier', payments: 'customer', openingBalances: 'customer' } as const

/** Those that a caller may list, of one customer or of all. */
export const seenBy =
  (caller: Caller, customer?: string): Seen =>
  (id) => {
    const mine = visible(caller, id, [])
    return mine && (customer === undefined ? mine : sql`${mine} and ${sql.ref(`t.${PARTY[id]}`)} = ${customer}`)
  }

/** Those of a customer, whoever asks: for the server's own decisions. */
export const ofCustomer =
  (customer: string): Seen =>
  (id) =>
    sql`${sql.ref(`t.${PARTY[id]}`)} = ${customer}`

const e = (name: keyof CustomerEntry): RawBuilder<string> => sql.ref(`e.${name}`)

/** Sums by account and currency. */
export async function balancesOf(queries: Queries, seen: Seen, until?: string) {
  const upTo = until === undefined ? sql`1 = 1` : sql`${e('date')} <= ${until}`
  const { rows } = await sql<Pick<CustomerEntry, 'account' | 'currency' | 'amount'>>`
    select ${e('account')} as account, ${e('currency')} as currency, ${exact(sql`sum(${e('amount')})`)} as amount
    from ${entriesOf(seen)} where ${upTo} group by ${e('account')}, ${e('currency')} order by 1 desc, 2`.execute(queries)
  return rows
}

export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const within = ({ from, to }: Period): Sql =>
  sql`${from === undefined ? sql`1 = 1` : sql`${e('date')} >= ${from}`} and ${to === undefined ? sql`1 = 1` : sql`${e('date')} <= ${to}`}`

/** Entries of one side of the books in one currency, in the order of a statement. */
export async function customerEntries(
  queries: Queries,
  seen: Seen,
  { account, currency, limit, ...period }: Period & { readonly account: Account; readonly currency: string; readonly limit: number },
): Promise<CustomerEntry[]> {
  const { rows } = await sql<CustomerEntry>`
    select ${e('customer')} as customer, ${e('account')} as account, ${e('currency')} as currency, ${e('date')} as date, ${e('kind')} as kind,
      ${e('entity')} as entity, ${e('id')} as id, ${e('number')} as number, ${e('at')} as at, ${exact(e('amount'))} as amount
    from ${entriesOf(seen)} where ${e('account')} = ${account} and ${e('currency')} = ${currency} and ${within(period)}
    order by ${e('date')}, ${e('at')}, ${e('id')} limit ${sql.lit(limit)}`.execute(queries)
  return rows
}

/** What was owed before a day. */
export async function openingOf(
  queries: Queries,
  seen: Seen,
  { account, currency, from }: { readonly account: Account; readonly currency: string; readonly from?: string | undefined },
): Promise<bigint> {
  if (from === undefined) return 0n
  const { rows } = await sql<{ amount: string }>`
    select ${exact(orZero(sql`sum(${e('amount')})`))} as amount from ${entriesOf(seen)}
    where ${e('account')} = ${account} and ${e('currency')} = ${currency} and ${e('date')} < ${from}`.execute(queries)
  return BigInt(rows[0]?.amount ?? 0)
}
