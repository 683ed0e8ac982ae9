import '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import type { RecordContext } from '../services/recordContext.ts'
import { batchRoute } from './batchRoute.ts'
import { eventRoute } from './eventRoute.ts'
import { exportRoute } from './exportRoute.ts'
import { historyRoutes } from './historyRoutes.ts'
import { listRoute } from './listRoute.ts'
import { recordRoutes } from './recordRoutes.ts'
import { isExposed, type RouteContext } from './routeContext.ts'
import { systemRoutes } from './systemRoutes.ts'

/** Every route of the API but those of the session. Fastify's own validation is off: the record service judges, once. */
export async function apiRoutes(
  app: FastifyInstance,
  { records, options }: { readonly records: RecordContext; readonly options: AppOptions },
): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  const context: RouteContext = { records, authenticate: app.authenticate }
  for (const entity of records.model.list.filter(isExposed)) {
    listRoute(app, entity, context)
    recordRoutes(app, entity, context)
    batchRoute(app, entity, context)
    exportRoute(app, entity, context)
    historyRoutes(app, entity, context)
  }
  eventRoute(app, context)
  systemRoutes(app, context, options)
}
