import type { FastifyInstance } from 'fastify'
import { dashboard } from '../services/dashboard.ts'
import type { RouteContext } from './routeContext.ts'

/** Sums that no list can tell, for the start page. */
export function dashboardRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  app.get(
    '/api/dashboard',
    { schema: { tags: ['System'], summary: 'Sums for the start page: sales by month, materials short of stock' } },
    (request) => dashboard(records, authenticate(request)),
  )
}
