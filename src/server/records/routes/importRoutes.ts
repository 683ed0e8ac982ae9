import type { FastifyInstance } from 'fastify'
import { commitCall, previewCall } from '../../../model/calls/recordCalls.ts'
import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { commitImport, previewImport } from '../import/importRecords.ts'
import { abortSignal } from './abortSignal.ts'
import { confirmedBy } from './confirmedBy.ts'
import type { RouteContext } from './routeContext.ts'
import { uploadedFile } from './uploadedFile.ts'

/** Maximum size of a file in bytes. */
const MAX_FILE = 20 * 1024 * 1024

/** Imports of files: a dry run that previews the import, then a job that runs it. */
export function importRoutes(app: FastifyInstance, entity: ResolvedEntity, { records, track }: RouteContext): void {
  const unlisted = entity.readOnly

  defineCall(
    app,
    previewCall(entity),
    async ({ subject, request, reply }) => {
      if (!request.isMultipart()) throw new AppError(415, 'unsupportedMediaType')
      const { bytes } = await uploadedFile(request, MAX_FILE)
      return previewImport(records, entity, subject, bytes, abortSignal(reply))
    },
    { unlisted, bodyLimit: MAX_FILE + 64 * 1024 },
  )

  defineCall(
    app,
    commitCall(entity),
    async ({ subject, headers, params: { jobId } }) => {
      const { finished } = await commitImport(records, entity, subject, { jobId, confirmed: confirmedBy(headers['X-Confirm']) })
      track(finished)
      return { jobId }
    },
    { unlisted },
  )
}
