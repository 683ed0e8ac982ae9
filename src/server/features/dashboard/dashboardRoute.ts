import type { FastifyInstance } from 'fastify'
import { type Dashboard, dashboardCalls } from '../../../domain/dashboard.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { dayBuckets } from './buckets.sql.ts'
import { carProfit } from './carProfit.sql.ts'
import { cars, waiting } from './counts.sql.ts'
import { type DashboardContext, dashboardCaller } from './dashboardCaller.ts'
import { carsSold, orders, purchases, sales, won } from './figures.sql.ts'
import { lowStock } from './lowStock.ts'
import { biddingByMonth, salesByMonth } from './months.sql.ts'
import { wallets } from './wallets.sql.ts'

/** Sums for the start page, of rows and fields that the caller may see. Their statements don't depend on the rows, except those of low stock, which read the open reservations. */
const dashboard = async (context: DashboardContext, subject: Subject): Promise<Dashboard> => {
  const caller = await dashboardCaller(context, subject)
  const [thirtyDays, months, counts] = await Promise.all([
    Promise.all([sales(caller), orders(caller), carsSold(caller), purchases(caller), won(caller), wallets(caller)]),
    Promise.all([salesByMonth(caller), biddingByMonth(caller)]),
    Promise.all([cars(caller), waiting(caller), lowStock({ ...caller, context }), carProfit(caller)]),
  ])
  const since = dayBuckets(caller.today)[1] ?? ''
  const figures = { sales: thirtyDays[0], orders: thirtyDays[1], carsSold: thirtyDays[2], purchases: thirtyDays[3], won: thirtyDays[4] }
  const trends = { wallets: thirtyDays[5], salesByMonth: months[0], biddingByMonth: months[1] }
  return { since, ...figures, ...trends, cars: counts[0], waiting: counts[1], lowStock: counts[2], carProfit: counts[3] }
}

/** Sums for the start page that no list provides. */
export function dashboardRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, dashboardCalls.read, ({ subject }) => dashboard(records, subject))
}
