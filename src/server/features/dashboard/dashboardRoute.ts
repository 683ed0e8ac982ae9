import type { FastifyInstance } from 'fastify'
import { dashboardCalls } from '../../../domain/dashboard.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { dashboard } from './dashboard.ts'

/** Sums that no list can tell, for the start page. */
export function dashboardRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, dashboardCalls.read, ({ subject }) => dashboard(records, subject))
}
