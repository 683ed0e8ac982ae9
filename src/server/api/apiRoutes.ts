import '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../app.ts'
import { createAuctionContext } from '../services/auctions/auctionContext.ts'
import type { RecordContext } from '../services/recordContext.ts'
import { createUploadFiles } from '../services/uploads/uploadFiles.ts'
import { createUploadLinks } from '../services/uploads/uploadLinks.ts'
import { accountRoute } from './accountRoute.ts'
import { actionRoutes } from './actionRoutes.ts'
import { auctionRoutes } from './auctionRoutes.ts'
import { availabilityRoute } from './availabilityRoute.ts'
import { batchRoute } from './batchRoute.ts'
import { colleagueRoutes } from './colleagueRoutes.ts'
import { dashboardRoute } from './dashboardRoute.ts'
import { documentationRoutes } from './documentationRoutes.ts'
import { eventRoute } from './eventRoute.ts'
import { exportRoute } from './exportRoute.ts'
import { historyRoutes } from './historyRoutes.ts'
import { importRoutes } from './importRoutes.ts'
import { jobRoutes } from './jobRoutes.ts'
import { listRoute } from './listRoute.ts'
import { notificationSweep } from './notificationSweep.ts'
import { recordRoutes } from './recordRoutes.ts'
import { isExposed, type RouteContext } from './routeContext.ts'
import { searchRoute } from './searchRoute.ts'
import { setupRoutes } from './setupRoutes.ts'
import { suggestionRoutes } from './suggestionRoutes.ts'
import { systemRoutes } from './systemRoutes.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'

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
