import type { FastifyRequest } from 'fastify'
import { AppError } from '../../model/errors.ts'

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The one file of a multipart request. Throws `AppError` 400 without one, 413 above `limit` bytes. */
export async function uploadedFile(request: FastifyRequest, limit: number): Promise<UploadedFile> {
  const part = await request.file({ limits: { fileSize: limit, files: 1 } })
  if (!part) throw new AppError(400, 'badRequest', { params: { field: 'file' } })
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? new AppError(413, 'tooLarge', { params: { limit } }) : error
  })
  return { name: part.filename, bytes }
}
