import type { FastifyInstance } from 'fastify'
import { dashboardCalls } from '../../../domain/dashboard.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { dashboard } from './dashboard.ts'

/** Sums for the start page that no list provides. */
export function dashboardRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, dashboardCalls.read, ({ subject }) => dashboard(records, subject))
}
