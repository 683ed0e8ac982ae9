import type { FastifyInstance } from 'fastify'
import { actionRoutes } from './actionRoutes.ts'
import { batchRoute } from './batchRoute.ts'
import { bulkRoute } from './bulkRoute.ts'
import { cellsRoute } from './cellsRoute.ts'
import { draftRoutes } from './draftRoutes.ts'
import { exportRoute } from './exportRoute.ts'
import { historyRoutes } from './historyRoutes.ts'
import { importRoutes } from './importRoutes.ts'
import { jobRoutes } from './jobRoutes.ts'
import { listRoute } from './listRoute.ts'
import { matchingRoute } from './matchingRoute.ts'
import { recordRoutes } from './recordRoutes.ts'
import { isExposed, type RouteContext } from './routeContext.ts'
import { searchRoute } from './searchRoute.ts'
import { suggestionRoutes } from './suggestionRoutes.ts'
import { summaryRoute } from './summaryRoute.ts'

/** Routes generated from schemas: those of each entity, jobs and search. */
export function entityRoutes(app: FastifyInstance, context: RouteContext): void {
  for (const entity of context.records.model.list.filter(isExposed)) {
    listRoute(app, entity, context)
    summaryRoute(app, entity, context)
    matchingRoute(app, entity, context)
    recordRoutes(app, entity, context)
    batchRoute(app, entity, context)
    bulkRoute(app, entity, context)
    cellsRoute(app, entity, context)
    actionRoutes(app, entity, context)
    exportRoute(app, entity, context)
    importRoutes(app, entity, context)
    historyRoutes(app, entity, context)
    suggestionRoutes(app, entity, context)
  }
  if (context.records.model.entities.drafts) draftRoutes(app, context)
  jobRoutes(app, context)
  searchRoute(app, context)
}
