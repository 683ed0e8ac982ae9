import '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from './app.ts'
import { createAuctionContext } from './features/auctions/auctionContext.ts'
import { auctionRoutes } from './features/auctions/auctionRoutes.ts'
import { dashboardRoute } from './features/dashboard/dashboardRoute.ts'
import { accountRoute } from './features/dealers/accountRoute.ts'
import { colleagueRoutes } from './features/dealers/colleagueRoutes.ts'
import { notificationSweep } from './features/notifications/notificationSweep.ts'
import { setupRoutes } from './features/setup/setupRoutes.ts'
import { availabilityRoute } from './features/stock/availabilityRoute.ts'
import { walletRoutes } from './features/wallets/walletRoutes.ts'
import type { RecordContext } from './records/recordContext.ts'
import { actionRoutes } from './records/routes/actionRoutes.ts'
import { batchRoute } from './records/routes/batchRoute.ts'
import { documentationRoutes } from './records/routes/documentationRoutes.ts'
import { eventRoute } from './records/routes/eventRoute.ts'
import { exportRoute } from './records/routes/exportRoute.ts'
import { historyRoutes } from './records/routes/historyRoutes.ts'
import { importRoutes } from './records/routes/importRoutes.ts'
import { jobRoutes } from './records/routes/jobRoutes.ts'
import { listRoute } from './records/routes/listRoute.ts'
import { recordRoutes } from './records/routes/recordRoutes.ts'
import { isExposed, type RouteContext } from './records/routes/routeContext.ts'
import { searchRoute } from './records/routes/searchRoute.ts'
import { suggestionRoutes } from './records/routes/suggestionRoutes.ts'
import { uploadRoutes } from './records/routes/uploadRoutes.ts'
import { createUploadFiles } from './records/uploads/uploadFiles.ts'
import { createUploadLinks } from './records/uploads/uploadLinks.ts'
import { systemRoutes } from './system/systemRoutes.ts'

/** Work in the background; the server closes after it. */
function tracker(app: FastifyInstance): RouteContext['track'] {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(running)))
  return (work) => {
    const watched = work.catch((error: unknown) => app.log.error({ err: error }, 'a job failed')).finally(() => running.delete(watched))
    running.add(watched)
  }
}

/** Every route of the API but those of the session. Fastify's own validation is off: the record service judges, once. */
export async function apiRoutes(
  app: FastifyInstance,
  { records, options }: { readonly records: RecordContext; readonly options: AppOptions },
): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  const context: RouteContext = { records, authenticate: app.authenticate, track: tracker(app) }
  for (const entity of records.model.list.filter(isExposed)) {
    listRoute(app, entity, context)
    recordRoutes(app, entity, context)
    batchRoute(app, entity, context)
    actionRoutes(app, entity, context)
    exportRoute(app, entity, context)
    importRoutes(app, entity, context)
    historyRoutes(app, entity, context)
    suggestionRoutes(app, entity, context)
  }
  accountRoute(app, context)
  colleagueRoutes(app, context, options)
  documentationRoutes(app, context, options.config)
  eventRoute(app, context)
  jobRoutes(app, context)
  availabilityRoute(app, context)
  dashboardRoute(app, context)
  searchRoute(app, context)
  auctionRoutes(app, createAuctionContext(records, options.secret), context)
  uploadRoutes(app, context, {
    files: createUploadFiles(options.config.dataDir),
    links: createUploadLinks(options.secret, options.clock),
  })
  walletRoutes(app, context, options.gateway)
  setupRoutes(app, context, options)
  systemRoutes(app, context, options)
  notificationSweep(app, context)
}
