import type { FastifyInstance, FastifyReply } from 'fastify'
import { uploadCalls } from '../../../model/calls/hubCalls.ts'
import { AppError } from '../../../model/errors.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import { createImageSizes, type ImageSize, isImageSize } from '../uploads/imageSizes.ts'
import { storeUpload } from '../uploads/storeUpload.ts'
import { findUpload, type Upload } from '../uploads/uploadAccess.ts'
import type { UploadFiles } from '../uploads/uploadFiles.ts'
import type { UploadLinks } from '../uploads/uploadLinks.ts'
import { abortSignal } from './abortSignal.ts'
import { contentDisposition } from './contentDisposition.ts'
import type { RouteContext } from './routeContext.ts'
import { uploadedFile } from './uploadedFile.ts'

/** Maximum size of an upload in bytes, for any field. */
const MAX_UPLOAD = 20 * 1024 * 1024

export interface UploadParts {
  readonly files: UploadFiles
  readonly links: UploadLinks
}

/** Types that a browser may show inline; others are downloaded. */
const INLINE = /^image\/(?:jpeg|png|gif|webp)$/

/** Media type of resized images. */
const SIZED = 'image/webp'

/** The requested size; undefined: the stored image. Throws `AppError` 400 for an unknown size. */
function sizeNamed(size: string | undefined): ImageSize | undefined {
  if (size === undefined || size === 'full') return undefined
  if (isImageSize(size)) return size
  throw new AppError(400, 'badRequest', { params: { field: 'size' } })
}

/** Sets the cache headers. The bytes of an id never change but its readers do, so the browser revalidates after a short time and gets 304. */
function describe(reply: FastifyReply, upload: Upload, size: ImageSize | undefined): FastifyReply {
  return reply
    .type(size === undefined ? upload.mediaType : SIZED)
    .header('content-disposition', contentDisposition(INLINE.test(upload.mediaType) ? 'inline' : 'attachment', upload.name))
    .header('cache-control', 'private, max-age=300')
    .header('vary', 'authorization')
    .header('etag', `"${upload.id}${size === undefined ? '' : `.${size}`}"`)
}

/** The upload of a link. Throws `AppError` 401 for an invalid token, 404. */
async function findByLink({ repository, db }: RecordContext, links: UploadLinks, id: string, token: string): Promise<Upload> {
  if (!links.verify(id, token)) throw new AppError(401, 'unauthenticated')
  const upload = await repository.of('uploads').get(db.read, id)
  if (!upload) throw notFound()
  return upload
}

/** Files that records show: images and attachments. */
export function uploadRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { files, links }: UploadParts): void {
  const sizes = createImageSizes(files)

  defineCall(
    app,
    uploadCalls.store,
    async ({ subject, request, reply }) => {
      if (!request.isMultipart()) throw new AppError(415, 'unsupportedMediaType')
      return storeUpload(records, files, subject, await uploadedFile(request, MAX_UPLOAD), abortSignal(reply))
    },
    { bodyLimit: MAX_UPLOAD + 64 * 1024, config: { rateLimit: { max: 120, timeWindow: 60_000 } } },
  )

  defineCall(
    app,
    uploadCalls.read,
    async ({ request, reply, params, query: { t, size: sizeName } }) => {
      const upload =
        t === undefined ? await findUpload(records, authenticate(request), params.id) : await findByLink(records, links, params.id, t)
      const size = upload.mediaType.startsWith('image/') ? sizeNamed(sizeName) : undefined
      describe(reply, upload, size)
      if (request.headers['if-none-match'] === reply.getHeader('etag')) return reply.status(304).send()
      if (size !== undefined) return reply.send(await sizes(upload.id, size))
      return reply.header('content-length', upload.size).send(files.read(upload.id))
    },
    { compress: false },
  )

  defineCall(app, uploadCalls.link, async ({ subject, params }) => {
    const { id } = await findUpload(records, subject, params.id)
    const { token, expiresAt } = links.sign(id)
    return { url: `/api/uploads/${id}?t=${token}`, expiresAt }
  })
}
