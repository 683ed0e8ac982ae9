import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { authorize } from '../access/denials.ts'
import { commitImport, previewImport } from '../import/importRecords.ts'
import { abortSignal } from './abortSignal.ts'
import { type RouteContext, undocumented } from './routeContext.ts'
import { uploadedFile } from './uploadedFile.ts'

/** Bytes of one file. */
const MAX_FILE = 20 * 1024 * 1024

interface ByJob {
  readonly Params: { readonly jobId: string }
}

/** Files into records: a dry run that shows what would happen, then the same as a job. */
export function importRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, authenticate, track }: RouteContext): void {
  const url = `/api/${entity.id}/import`
  const options = { schema: undocumented, config: { entity: entity.id } }

  app.post(url, { ...options, bodyLimit: MAX_FILE + 64 * 1024 }, async (request, reply) => {
    const subject = authenticate(request)
    await authorize(records, entity, subject, 'import')
    if (!request.isMultipart()) throw new AppError(415, 'unsupportedMediaType')
    const { bytes } = await uploadedFile(request, MAX_FILE)
    return previewImport(records, entity, subject, bytes, abortSignal(reply))
  })

  app.post<ByJob>(`${url}/:jobId/commit`, options, async (request, reply) => {
    const { jobId } = request.params
    const { finished } = await commitImport(records, entity, authenticate(request), jobId)
    track(finished)
    return reply.status(202).send({ jobId })
  })
}
