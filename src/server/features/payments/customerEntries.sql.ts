import { sql } from 'kysely'
import { columnsOf, exact, fixed, isNot, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'
import type { Account } from '../invoices/openDocuments.ts'
import { type Entry, entriesFrom, entriesIn, entry, entryOf, type Period, sumBefore } from './entries.sql.ts'

/** An entry of a customer's account: one per document. */
export interface CustomerEntry extends Entry {
  readonly customer: string
  readonly account: Account
  readonly kind: 'invoice' | 'creditNote' | 'purchase' | 'purchaseCredit' | 'payment' | 'opening'
  readonly entity: 'invoices' | 'purchases' | 'payments' | 'openingBalances'
}

const flipped = (when: Sql, amount: Sql): Sql => sql`case when ${when} then -${orZero(amount)} else ${orZero(amount)} end`

const invoices = (where: Sql): Sql => {
  const t = columnsOf('invoices', 't')
  return select(
    {
      ...entryOf('invoices', t, t('number')),
      customer: t('customer'),
      account: fixed('receivable'),
      kind: t('kind'),
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
      ...entryOf('purchases', t, t('slipNumber')),
      customer: t('supplier'),
      account: fixed('payable'),
      currency: documentCurrency(t('currency'), t('firm')),
      kind: sql`case when ${credit} then 'purchaseCredit' else 'purchase' end`,
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
      ...entryOf('payments', t, t('number')),
      customer: t('customer'),
      account: t('account'),
      kind: fixed('payment'),
      amount: flipped(lessens, t('amount')),
    },
    sql`from ${t.table} where ${where}`,
  )
}

const openings = (where: Sql): Sql => {
  const t = columnsOf('openingBalances', 't')
  return select(
    {
      ...entryOf('openingBalances', t, t('number')),
      customer: t('customer'),
      account: t('kind'),
      kind: fixed('opening'),
      amount: orZero(t('amount')),
    },
    sql`from ${t.table} where ${where} and ${t('kind')} in ('receivable', 'payable')`,
  )
}

/** The documents of one kind that count: a condition on `t`, or nothing if the reader may not see them. */
type VisibleDocuments = (id: 'invoices' | 'purchases' | 'payments' | 'openingBalances') => Sql | undefined

/** The entries of the visible documents, as a table to select from. */
function entriesOf(seen: VisibleDocuments): Sql {
  const parts = [
    { where: seen('invoices'), of: invoices },
    { where: seen('purchases'), of: purchases },
    { where: seen('payments'), of: payments },
    { where: seen('openingBalances'), of: openings },
  ].flatMap(({ where, of }) => (where ? [of(where)] : []))
  return entriesIn(parts)
}

const PARTY = { invoices: 'customer', purchases: 'supplier', payments: 'customer', openingBalances: 'customer' } as const

/** Documents that a caller may list, of one customer or all. */
export const seenBy =
  (caller: Caller, customer?: string): VisibleDocuments =>
  (id) => {
    const mine = visible(caller, id, [])
    return mine && (customer === undefined ? mine : sql`${mine} and ${sql.ref(`t.${PARTY[id]}`)} = ${customer}`)
  }

/** Documents of a customer regardless of rights, for the server's own decisions. */
export const ofCustomer =
  (customer: string): VisibleDocuments =>
  (id) =>
    sql`${sql.ref(`t.${PARTY[id]}`)} = ${customer}`

const e = entry<CustomerEntry>()

/** Sums by account and currency. */
export async function balancesOf(queries: Queries, seen: VisibleDocuments, until?: string) {
  const upTo = until === undefined ? sql`1 = 1` : sql`${e('date')} <= ${until}`
  const { rows } = await sql<Pick<CustomerEntry, 'account' | 'currency' | 'amount'>>`
    select ${e('account')} as account, ${e('currency')} as currency, ${exact(sql`sum(${e('amount')})`)} as amount
    from ${entriesOf(seen)} where ${upTo} group by ${e('account')}, ${e('currency')} order by 1 desc, 2`.execute(queries)
  return rows
}

const COLUMNS = ['customer', 'account', 'currency', 'date', 'kind', 'entity', 'id', 'number', 'at'] as const

interface Side {
  readonly account: Account
  readonly currency: string
}

const onSide = ({ account }: Side) => sql`${e('account')} = ${account}`

/** Entries of one side of the books in one currency, in the order of a statement. */
export const customerEntries = (
  queries: Queries,
  seen: VisibleDocuments,
  range: Period & Side & { readonly limit: number },
): Promise<CustomerEntry[]> => entriesFrom<CustomerEntry>(queries, entriesOf(seen), COLUMNS, { ...range, where: onSide(range) })

/** Balance before a day. */
export const openingOf = (queries: Queries, seen: VisibleDocuments, range: Pick<Period, 'from'> & Side): Promise<bigint> =>
  sumBefore(queries, entriesOf(seen), { ...range, where: onSide(range) })
