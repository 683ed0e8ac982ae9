import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../model/errors.ts'

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** `limit`: in bytes. */
export const fileTooLarge = (limit: number) => new AppError(413, 'fileTooLarge', { params: { limit: limit / 1024 ** 2 } })

/** Parser errors without a status mean a broken body: no boundary, invalid parts or a missing end. */
function asRefusal(error: { readonly statusCode?: number }): unknown {
  return error.statusCode === undefined ? new AppError(400, 'badRequest', { params: { field: 'file' } }) : error
}

/** The one file of a multipart request, not read yet. Throws `AppError` 400 without one and for a broken body. */
export async function uploadedPart(request: FastifyRequest, limit: number): Promise<MultipartFile> {
  const part = await request.file({ limits: { fileSize: limit, files: 1 } }).catch((error: { statusCode?: number }) => {
    throw asRefusal(error)
  })
  if (!part) throw new AppError(400, 'badRequest', { params: { field: 'file' } })
  return part
}

/** Its name and bytes. Throws `AppError` 400, 413 above `limit` bytes. */
export async function uploadedFile(request: FastifyRequest, limit: number): Promise<UploadedFile> {
  const part = await uploadedPart(request, limit)
  const bytes = await part.toBuffer().catch((error: { code?: string; statusCode?: number }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? fileTooLarge(limit) : asRefusal(error)
  })
  return { name: part.filename, bytes }
}
