import { sql } from 'kysely'
import { columnsOf, exact, isNot, orZero, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { hubTables } from '../../db/hubTables.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'
import type { Account } from '../invoices/openDocuments.ts'

/** A query: one side of the books on a day, for one customer or all. */
export interface AgeingQuery {
  readonly account: Account
  readonly day: string
  readonly customer?: string | undefined
}

/** A document that was open on that day. Amounts are scaled integers as text, the total above zero. */
export interface AgedDocument {
  readonly id: string
  readonly customer: string
  readonly currency: string
  readonly due: string
  readonly credit: number
  readonly total: string
  readonly settled: string
}

const p = columnsOf('payments_allocations', 'p')
const a = columnsOf('invoices_applied', 'a')

const total = (rows: Sql): Sql => sql`coalesce((${rows}), 0)`

const paid = (column: 'invoice' | 'purchase' | 'opening', id: Sql, day: string): Sql =>
  total(sql`select sum(${p('amount')}) from ${p.table} where ${p(column)} = ${id} and ${p('date')} <= ${day}`)

const applied = (column: 'invoice' | 'parentId', id: Sql, day: string): Sql =>
  total(sql`select sum(${a('amount')}) from ${a.table} where ${a(column)} = ${id} and ${a('date')} <= ${day}`)

const of = (column: Sql, customer: string | undefined): Sql => (customer === undefined ? sql`1 = 1` : sql`${column} = ${customer}`)

/** The documents that were not settled on the day. */
async function openOnes(queries: Queries, documents: Sql): Promise<AgedDocument[]> {
  const { rows } =
    await sql<AgedDocument>`select d.id as id, d.customer as customer, d.currency as currency, d.due as due, d.credit as credit,
    ${exact(sql`d.total`)} as total, ${exact(sql`d.settled`)} as settled from (${documents}) as d where d.total <> d.settled`.execute(
      queries,
    )
  return rows
}

function invoices(queries: Queries, mine: Sql, { day, customer }: AgeingQuery): Promise<AgedDocument[]> {
  const t = columnsOf('invoices', 't')
  const settled = sql`${paid('invoice', t('id'), day)} + ${applied('invoice', t('id'), day)} + ${applied('parentId', t('id'), day)}`
  const credit = sql`case when ${isNot(t('kind'), 'invoice')} then 1 else 0 end`
  const columns = { id: t('id'), customer: t('customer'), currency: t('currency'), due: t('date'), credit, total: t('netTotal'), settled }
  return openOnes(
    queries,
    select(columns, sql`from ${t.table} where ${mine} and ${of(t('customer'), customer)} and ${t('date')} <= ${day}`),
  )
}

function purchases(queries: Queries, mine: Sql, { day, customer }: AgeingQuery): Promise<AgedDocument[]> {
  const t = columnsOf('purchases', 't')
  const credit = sql`case when coalesce(${t('kind')}, 'invoice') <> 'invoice' then 1 else 0 end`
  const currency = documentCurrency(t('currency'), t('firm'))
  const settled = paid('purchase', t('id'), day)
  const columns = { id: t('id'), customer: t('supplier'), currency, due: t('date'), credit, total: t('netTotal'), settled }
  return openOnes(
    queries,
    select(columns, sql`from ${t.table} where ${mine} and ${of(t('supplier'), customer)} and ${t('date')} <= ${day}`),
  )
}

/** Open opening balances. A reversed one and its reversal do not count from the day of the reversal on. */
function openings(queries: Queries, mine: Sql, { account, day, customer }: AgeingQuery): Promise<AgedDocument[]> {
  const [t, r] = [columnsOf('openingBalances', 't'), columnsOf('openingBalances', 'r')]
  const reversed = sql`exists (select 1 from ${r.table} where ${r('reversalOf')} = ${t('id')} and ${r('date')} <= ${day})`
  const credit = sql`case when ${t('amount')} < 0 then 1 else 0 end`
  const columns = {
    id: t('id'),
    customer: t('customer'),
    currency: t('currency'),
    due: sql`coalesce(${t('dueDate')}, ${t('date')})`,
    credit,
    total: sql`abs(${t('amount')})`,
    settled: paid('opening', t('id'), day),
  }
  const counts = sql`${t('kind')} = ${account} and ${t('reversalOf')} is null and not ${reversed}`
  const where = sql`${mine} and ${of(t('customer'), customer)} and ${t('date')} <= ${day} and ${counts}`
  return openOnes(queries, select(columns, sql`from ${t.table} where ${where}`))
}

/** Unallocated part of a payment on the day; negative if more was refunded than it settles. */
export interface PaymentRest {
  readonly customer: string
  readonly currency: string
  readonly rest: string
}

export async function paymentRests(queries: Queries, caller: Caller, { account, day, customer }: AgeingQuery): Promise<PaymentRest[]> {
  const t = columnsOf('payments', 't')
  const mine = visible(caller, 'payments', [])
  if (!mine) return []
  const settled = total(sql`select sum(${p('amount')}) from ${p.table} where ${p('parentId')} = ${t('id')} and ${p('date')} <= ${day}`)
  const rest = sql`${orZero(t('amount'))} - abs(${settled})`
  const lessens = sql`(${t('direction')} = 'in') = (${t('account')} = 'receivable')`
  const rows = select(
    { customer: t('customer'), currency: t('currency'), rest: sql`case when ${lessens} then ${rest} else -(${rest}) end` },
    sql`from ${t.table} where ${mine} and ${of(t('customer'), customer)} and ${t('account')} = ${account} and ${t('date')} <= ${day}`,
  )
  const { rows: found } = await sql<PaymentRest>`select d.customer as customer, d.currency as currency, ${exact(sql`sum(d.rest)`)} as rest
    from (${rows}) as d group by d.customer, d.currency having sum(d.rest) <> 0`.execute(queries)
  return found
}

/** A due date of a document, by the document's id. */
export interface DueRow {
  readonly parentId: string
  readonly date: string
  readonly amount: string
}

/** Maximum number of ids per statement. */
const CHUNK = 500

/** Due dates of documents, scaled amounts as text. */
export async function instalmentsFor(queries: Queries, account: Account, ids: readonly string[]): Promise<DueRow[]> {
  const table = account === 'receivable' ? 'invoices_instalments' : 'purchases_instalments'
  const rows: DueRow[] = []
  for (let at = 0; at < ids.length; at += CHUNK)
    rows.push(
      ...(await hubTables(queries)
        .selectFrom(table)
        .select(['parentId', 'date'])
        .select(({ cast }) => cast<string>('amount', 'text').as('amount'))
        .where('parentId', 'in', ids.slice(at, at + CHUNK))
        .execute()),
    )
  return rows
}

/** Documents that were open on a day, as far as the caller may list them. */
export async function agedDocuments(queries: Queries, caller: Caller, query: AgeingQuery): Promise<AgedDocument[]> {
  const main = query.account === 'receivable' ? 'invoices' : 'purchases'
  const [mine, opened] = [visible(caller, main, []), visible(caller, 'openingBalances', [])]
  const documents = mine ? await (main === 'invoices' ? invoices : purchases)(queries, mine, query) : []
  return [...documents, ...(opened ? await openings(queries, opened, query) : [])]
}
