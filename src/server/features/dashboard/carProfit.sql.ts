import { sql } from 'kysely'
import type { CarProfit } from '../../../domain/dashboard.ts'
import { stringifyDecimal } from '../../../model/values/decimal.ts'
import { columnsOf, exact, isOneOf, orZero, select } from '../../db/columnsOf.ts'
import { scaleOf, visible } from '../../records/read/visibleRows.sql.ts'
import { monthBuckets, within } from './buckets.sql.ts'
import type { DashboardCaller } from './dashboardCaller.ts'
import { ownCurrencyFirst } from './ownCurrencyFirst.ts'

/** Profit of the cars sold this month (`PRODUCT.md E20`), by currency. */
export const carProfit = async (caller: DashboardCaller): Promise<readonly CarProfit[] | null> => {
  const where = visible(caller, 'cars', ['status', 'saleDate', 'costs', 'profit', 'saleCurrency'])
  if (!where) return null
  const t = columnsOf('cars', 't')
  const [currency, month] = [t('saleCurrency'), monthBuckets(caller.today).slice(-2)]
  const { rows } = await select(
    { currency, profit: exact(orZero(sql`sum(${t('profit')})`)), cars: sql<number>`count(*)` },
    sql`from ${t.table} where ${where} and ${isOneOf(t('status'), 'sold', 'delivered')} and ${t('profit')} is not null
      and ${within(t('saleDate'), month)} group by ${currency} order by count(*) desc, ${currency}`,
  ).execute(caller.context.db.read)
  const scale = scaleOf(caller, 'cars', 'profit')
  const figures = rows.map((row) => ({
    currency: row.currency ?? '',
    profit: stringifyDecimal(BigInt(row.profit ?? 0), scale),
    cars: Number(row.cars),
  }))
  return ownCurrencyFirst(figures, caller)
}
