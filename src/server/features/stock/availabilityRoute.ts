import type { FastifyInstance } from 'fastify'
import { stockCalls } from '../../../domain/stock/calls.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { availability, onHand } from './availability.ts'

/** What there is of materials (`PRODUCT.md E10`). */
export function availabilityRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, stockCalls.availability, ({ subject, params }) => availability(records, subject, params.id))
  defineCall(app, stockCalls.onHand, ({ subject, query }) => onHand(records, subject, query.ids))
}
