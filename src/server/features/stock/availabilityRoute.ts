import type { FastifyInstance } from 'fastify'
import { stockCalls } from '../../../domain/stock/calls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { availability, onHand } from './availability.ts'
import { lowStock } from './lowStock.ts'
import { stockCard } from './stockCard.ts'
import { stockValue } from './stockValue.ts'

/** What there is of materials, and what it is worth (`PRODUCT.md E10, E17`). */
export function availabilityRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, stockCalls.availability, ({ subject, params }) => availability(records, subject, params.id))
  defineCall(app, stockCalls.onHand, ({ subject, query }) => onHand(records, subject, query.ids))
  defineCall(app, stockCalls.card, ({ subject, params, query }) => stockCard(records, subject, params.id, query))
  defineCall(app, stockCalls.valuation, ({ subject, query }) => stockValue(records, subject, query))
  defineCall(app, stockCalls.low, ({ subject, query }) => lowStock(records, subject, query.warehouse))
}
