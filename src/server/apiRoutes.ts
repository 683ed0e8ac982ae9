import type { FastifyInstance } from 'fastify'
import type { Feature, FeatureParts } from './feature.ts'
import type { Presence } from './records/presence/presence.ts'
import { documentationRoutes } from './records/routes/documentationRoutes.ts'
import { entityRoutes } from './records/routes/entityRoutes.ts'
import { eventRoute } from './records/routes/eventRoute.ts'
import { presenceRoutes } from './records/routes/presenceRoutes.ts'
import type { RouteContext } from './records/routes/routeContext.ts'
import { trashRoutes } from './records/routes/trashRoutes.ts'
import { uploadRoutes } from './records/routes/uploadRoutes.ts'
import type { UploadFiles } from './records/uploads/uploadFiles.ts'
import { createUploadLinks } from './records/uploads/uploadLinks.ts'
import { systemRoutes } from './system/systemRoutes.ts'

/** Background work; closing the server waits for it. */
function tracker(app: FastifyInstance): RouteContext['track'] {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(running)))
  return (work) => {
    const watched = work.catch((error: unknown) => app.log.error({ err: error }, 'a job failed')).finally(() => running.delete(watched))
    running.add(watched)
  }
}

interface ApiParts extends FeatureParts {
  readonly features: readonly Feature[]
  readonly files: UploadFiles
  readonly presence: Presence
}

/** All routes of the API except the session's. They have no Fastify schema: calls and the record service validate with the one ajv. */
export async function apiRoutes(app: FastifyInstance, { records, options, mailer, features, files, presence }: ApiParts): Promise<void> {
  const context: RouteContext = { records, authenticate: app.authenticate, track: tracker(app) }
  entityRoutes(app, context)
  documentationRoutes(app, context, options.config)
  eventRoute(app, context)
  uploadRoutes(app, context, {
    files,
    links: createUploadLinks(options.secret, options.clock),
  })
  if (records.model.entities.deletedRecords) trashRoutes(app, context, files)
  presenceRoutes(app, context, presence)
  systemRoutes(app, context, options)
  for (const { routes } of features) routes?.(app, { ...context, options, mailer })
}
