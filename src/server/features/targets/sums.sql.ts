import { type RawBuilder, sql } from 'kysely'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import type { Sql } from '../../db/dialects/engine.ts'
import { type Caller, visible } from '../../records/read/visibleRows.sql.ts'
import { documentCurrency } from '../firms/documentCurrency.sql.ts'

/** Days of one firm, or of all firms that the caller can see. */
export interface Range {
  readonly firm: string | undefined
  readonly startDate: string
  readonly endDate: string
}

/** One sum. Amounts are scaled integers as text. */
interface Sum {
  readonly currency: string | null
  readonly amount: string
}

export interface SalesmanSum extends Sum {
  readonly salesman: string | null
}

/** Undefined if the caller may not see the rows. */
type Sums<Row> = Promise<readonly Row[] | undefined>

const inRange = (day: Sql, firm: Sql, range: Range): Sql =>
  sql`${range.firm === undefined ? sql`1 = 1` : sql`${firm} = ${range.firm}`} and ${day} >= ${range.startDate} and ${day} <= ${range.endDate}`

const RETURNS = ['salesReturn', 'retailSalesReturn'] as const

/** Sums of invoices less credit notes by the salesman of their order, without or with VAT. Statements to sellers of cars are no sales. */
export async function invoiced(caller: Caller, range: Range, measure: 'net' | 'gross'): Sums<SalesmanSum> {
  const where = visible(caller, 'invoices', ['date', 'kind', 'netTotal', 'totalVat', 'currency', 'salesOrder', 'selfBilled'])
  if (!where || !visible(caller, 'salesOrders', ['salesman'])) return undefined
  const [t, o] = [columnsOf('invoices', 't'), columnsOf('salesOrders', 'o')]
  const total = measure === 'net' ? sql`${orZero(t('netTotal'))} - ${orZero(t('totalVat'))}` : orZero(t('netTotal'))
  const signed = sql`case when ${isOneOf(t('kind'), 'creditNote')} then -(${total}) else ${total} end`
  const [salesman, currency] = [o('salesman'), documentCurrency(t('currency'), t('firm'))]
  const { rows } = await select(
    { salesman, currency, amount: exact(orZero(sql`sum(${signed})`)) },
    sql`from ${t.table} left join ${o.table} on ${o('id')} = ${t('salesOrder')}
      where ${where} and ${t('selfBilled')} is not true and ${inRange(t('date'), t('firm'), range)} group by ${salesman}, ${currency}`,
  ).execute(caller.context.db.read)
  return rows.map((row) => ({ ...row, amount: String(row.amount) }))
}

const signedCount = (slipType: RawBuilder<string>): Sql =>
  exact(orZero(sql`sum(case when ${isOneOf(slipType, ...RETURNS)} then -1 else 1 end)`))

/** Approved sales orders less returns by salesman; with `cars`, their cars. */
export async function ordered(caller: Caller, range: Range, counted: 'orders' | 'cars'): Sums<SalesmanSum> {
  const where = visible(caller, 'salesOrders', ['date', 'approval', 'slipType', 'salesman', 'lines'])
  if (!where) return undefined
  const [t, l] = [columnsOf('salesOrders', 't'), columnsOf('salesOrders_lines', 'l')]
  const lines = counted === 'cars' ? sql`join ${l.table} on ${l('parentId')} = ${t('id')} and ${l('car')} is not null` : sql``
  const { rows } = await select(
    { salesman: t('salesman'), amount: signedCount(t('slipType')) },
    sql`from ${t.table} ${lines} where ${where} and ${isOneOf(t('approval'), 'approved')} and ${inRange(t('date'), t('firm'), range)}
      group by ${t('salesman')}`,
  ).execute(caller.context.db.read)
  return rows.map(({ salesman, amount }) => ({ salesman, currency: null, amount: String(amount) }))
}

export interface MakeSum {
  readonly make: string | null
  readonly currency: string | null
  readonly net: string
  readonly profit: string
  readonly cars: string
}

/** Cars sold and not returned by make (`PRODUCT.md E20`); a profit sums the cars whose costs are in the currency of their price. */
export async function carsSold(caller: Caller, range: Range): Sums<MakeSum> {
  const where = visible(caller, 'cars', ['make', 'status', 'saleDate', 'salePrice', 'saleCurrency', 'profit'])
  if (!where) return undefined
  const t = columnsOf('cars', 't')
  const sum = (value: Sql) => exact(orZero(sql`sum(${value})`))
  const { rows } = await select(
    {
      ...{ make: t('make'), currency: t('saleCurrency') },
      ...{ net: sum(t('salePrice')), profit: sum(t('profit')), cars: exact(sql`count(*)`) },
    },
    sql`from ${t.table} where ${where} and ${isOneOf(t('status'), 'sold', 'delivered')} and ${inRange(t('saleDate'), t('firm'), range)}
      group by ${t('make')}, ${t('saleCurrency')}`,
  ).execute(caller.context.db.read)
  return rows.map((row) => ({ ...row, net: String(row.net), profit: String(row.profit), cars: String(row.cars) }))
}
