import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import { mayVisit } from '../../../model/policy.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { dashboard } from './dashboard.ts'

/** Sums that no list can tell, for the start page. */
export function dashboardRoute(app: FastifyInstance, { records, authenticate }: RouteContext): void {
  app.get(
    '/api/dashboard',
    {
      schema: {
        tags: ['System'],
        summary:
          'Sums for the start page: sales, orders, purchases and auctions of thirty days, courses of months, cars by status, what waits, materials short of stock',
      },
    },
    async (request) => {
      const subject = authenticate(request)
      if (!mayVisit('dashboard', subject)) throw new AppError(403, 'forbidden')
      return dashboard(records, subject)
    },
  )
}
