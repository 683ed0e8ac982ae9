import type { FastifyInstance } from 'fastify'
import { stockCalls } from '../../../domain/stock/calls.ts'
import { initialWarehouse } from '../../../domain/stock/initialWarehouseCalls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { firstWarehouse } from '../firms/firstWarehouse.ts'
import { availability, onHand } from './availability.ts'
import { lowStock } from './lowStock.ts'
import { stockCard } from './stockCard.ts'
import { StockValues } from './stockValue.ts'

/** Routes of stock levels, stock value and initial values of documents (`PRODUCT.md E10, E17`). */
export function availabilityRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, stockCalls.availability, ({ subject, params }) => availability(records, subject, params.id))
  defineCall(app, stockCalls.onHand, ({ subject, query }) => onHand(records, subject, query.ids))
  defineCall(app, stockCalls.card, ({ subject, params, query }) => stockCard(records, subject, params.id, query))
  const values = new StockValues()
  defineCall(app, stockCalls.valuation, ({ subject, query }) => values.of(records, subject, query))
  defineCall(app, stockCalls.low, ({ subject, query }) => lowStock(records, subject, query.warehouse))
  for (const call of Object.values(initialWarehouse))
    defineCall(app, call, async ({ subject }) => {
      const firm = await firmDefaults({ trx: records.db.read, repository: records.repository, subject })
      return { warehouse: await firstWarehouse(records, records.db.read, subject, firm) }
    })
}
