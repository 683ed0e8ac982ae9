import { type RawBuilder, sql } from 'kysely'
import type { Figure } from '../../../domain/dashboard.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, own, scaleOf, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'
import { netTotal } from '../orders/netTotal.sql.ts'
import { type BucketBounds, dayBuckets, momentBuckets, sums, sumsOf, within } from './buckets.sql.ts'
import type { DashboardCaller } from './dashboardCaller.ts'
import { ownCurrencyFirst } from './ownCurrencyFirst.ts'

const total = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n)

const figure = ([before = 0n, ...steps]: readonly bigint[], scale: number, currency: string | null = null): Figure => {
  const text = (amount: bigint): string => stringifyDecimal(amount, scale)
  return { currency, value: text(total(steps)), before: text(before), trend: steps.map(text) }
}

const ONE = sql`1`

/** Number of rows per bucket of a time. */
const counted = async ({ context }: Caller, from: Sql, time: RawBuilder<string>, borders: BucketBounds): Promise<Figure> => {
  const { rows } = await select(sums(time, borders, ONE), sql`from ${from} and ${within(time, borders)}`).execute(context.db.read)
  return figure(sumsOf(rows[0], borders), 0)
}

/** Net totals of approved orders, less returns, by currency, the firm's first. */
const paid = async (caller: DashboardCaller, entity: 'salesOrders' | 'purchaseOrders'): Promise<readonly Figure[] | null> => {
  const where = visible(caller, entity, ['date', 'netTotal', 'currency', 'approval', 'slipType'])
  if (!where) return null
  const t = columnsOf(entity, 't')
  const [borders, currency] = [dayBuckets(caller.today), documentCurrency(t('currency'), t('firm'))]
  const { rows } = await select(
    { currency, ...sums(t('date'), borders, netTotal(t)) },
    sql`from ${t.table} where ${where} and ${isOneOf(t('approval'), 'approved')} and ${within(t('date'), borders)}
      group by ${currency} order by count(*) desc, 1`,
  ).execute(caller.context.db.read)
  const figures = rows.map((row) => figure(sumsOf(row, borders), scaleOf(caller, entity, 'netTotal'), row.currency))
  return ownCurrencyFirst(figures, caller)
}

export const sales = (caller: DashboardCaller): Promise<readonly Figure[] | null> => paid(caller, 'salesOrders')

export const purchases = (caller: DashboardCaller): Promise<readonly Figure[] | null> => paid(caller, 'purchaseOrders')

export const orders = async (caller: DashboardCaller): Promise<Figure | null> => {
  const t = columnsOf('salesOrders', 't')
  const where = visible(caller, 'salesOrders', ['date'])
  return where ? counted(caller, sql`${t.table} where ${where}`, t('date'), dayBuckets(caller.today)) : null
}

/** Auctions that ended with a sale. */
export const carsSold = async (caller: Caller): Promise<Figure | null> => {
  const t = columnsOf('auctions', 't')
  const where = visible(caller, 'auctions', ['status', 'endsAt'])
  const sold = isOneOf(t('status'), 'sold')
  return where ? counted(caller, sql`${t.table} where ${where} and ${sold}`, t('endsAt'), momentBuckets(caller.now)) : null
}

/** Auctions of won bids, with their end. */
interface Won {
  /** The rest of a statement after `from`. */
  readonly from: Sql
  readonly endsAt: RawBuilder<string>
}

/** The caller's winning bids. Undefined for subjects who see others' bids. */
export const wonBids = (caller: Caller): Won | undefined => {
  const [t, a] = [columnsOf('bids', 't'), columnsOf('auctions', 'a')]
  const where = own(caller, 'bids', ['auction', 'status'])
  if (!where || !visible(caller, 'auctions', ['endsAt'])) return undefined
  const from = sql`${t.table} join ${a.table} on ${a('id')} = ${t('auction')} where ${where} and ${isOneOf(t('status'), 'won')}`
  return { from, endsAt: a('endsAt') }
}

/** Auctions that the caller has won, by their end. */
export const won = async (caller: Caller): Promise<Figure | null> => {
  const bids = wonBids(caller)
  return bids ? counted(caller, bids.from, bids.endsAt, momentBuckets(caller.now)) : null
}
