import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../model/errors.ts'
import { notFound } from '../access/denials.ts'
import { createImageSizes, type ImageSize, isImageSize } from '../uploads/imageSizes.ts'
import { storeUpload } from '../uploads/storeUpload.ts'
import { sweepUploads } from '../uploads/sweepUploads.ts'
import { findUpload, type Upload } from '../uploads/uploadAccess.ts'
import type { UploadFiles } from '../uploads/uploadFiles.ts'
import type { UploadLinks } from '../uploads/uploadLinks.ts'
import { isValues } from '../values.ts'
import { abortSignal } from './abortSignal.ts'
import type { RouteContext } from './routeContext.ts'
import { uploadedFile } from './uploadedFile.ts'

/** Bytes of one upload, whatever the field that will show it allows. */
const MAX_UPLOAD = 20 * 1024 * 1024

const HOUR = 60 * 60 * 1000

interface ById {
  readonly Params: { readonly id: string }
}

export interface UploadParts {
  readonly files: UploadFiles
  readonly links: UploadLinks
}

/** What a browser may show in place; all else is downloaded. */
const INLINE = /^image\/(?:jpeg|png|gif|webp)$/

/** RFC 6266, for names in any script. */
function disposition({ name, mediaType }: Upload): string {
  const kind = INLINE.test(mediaType) ? 'inline' : 'attachment'
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

/** What a size of an image is encoded in. */
const SIZED = 'image/webp'

const linkToken = (query: unknown) => (isValues(query) && typeof query.t === 'string' ? query.t : undefined)

/** Undefined for the image as it is stored. Throws `AppError` 400 for a size that there is not. */
function wantedSize(query: unknown): ImageSize | undefined {
  const size = isValues(query) ? query.size : undefined
  if (size === undefined || size === 'full') return undefined
  if (isImageSize(size)) return size
  throw new AppError(400, 'badRequest', { params: { field: 'size' } })
}

/** Files that records show: images and attachments. */
export function uploadRoutes(app: FastifyInstance, { records, authenticate }: RouteContext, { files, links }: UploadParts): void {
  const sizes = createImageSizes(files)
  const sweepFiles = async () => {
    await files.sweep(records.clock())
    await sweepUploads(records, files)
  }
  const unswept = (error: unknown) => app.log.error({ err: error }, 'unused uploads could not be removed')
  const sweep = setInterval(() => void sweepFiles().catch(unswept), HOUR).unref()
  files.sweep(records.clock()).catch(unswept)
  app.addHook('onClose', async () => clearInterval(sweep))

  const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
  const schema = (summary: string, more: object = {}) => ({ schema: { tags: ['Uploads'], summary, ...more } })

  const posting = {
    ...schema('Store a file (multipart, `file`)', { consumes: ['multipart/form-data'] }),
    bodyLimit: MAX_UPLOAD + 64 * 1024,
  }
  app.post(
    '/api/uploads',
    { ...posting, config: { entity: 'uploads', rateLimit: { max: 120, timeWindow: 60_000 } } },
    async (request, reply) => {
      const subject = authenticate(request)
      if (!request.isMultipart()) throw new AppError(415, 'unsupportedMediaType')
      const stored = await storeUpload(records, files, subject, await uploadedFile(request, MAX_UPLOAD), abortSignal(reply))
      return reply.status(201).send(stored)
    },
  )

  async function find(request: FastifyRequest<ById>): Promise<Upload> {
    const { id } = request.params
    const token = linkToken(request.query)
    if (token === undefined) return findUpload(records, authenticate(request), id)
    if (!links.verify(id, token)) throw new AppError(401, 'unauthenticated')
    const upload = await records.repository.of('uploads').get(records.db.read, id)
    if (!upload) throw notFound()
    return upload
  }

  /** The bytes of an id never change, but who may see them does: after a short while a browser asks again, and is told that they are the same. */
  function describe(reply: FastifyReply, upload: Upload, size: ImageSize | undefined): FastifyReply {
    return reply
      .type(size === undefined ? upload.mediaType : SIZED)
      .header('content-disposition', disposition(upload))
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'authorization')
      .header('etag', `"${upload.id}${size === undefined ? '' : `.${size}`}"`)
  }

  const sizeOf = (request: FastifyRequest<ById>, { mediaType }: Upload) =>
    mediaType.startsWith('image/') ? wantedSize(request.query) : undefined

  const reading = schema('The file, with a bearer token or the token of a link (`t`); an image in a size (`size`: thumb, card, full)', {
    params,
  })
  app.head<ById>('/api/uploads/:id', { schema: { hide: true } }, async (request, reply) => {
    const upload = await find(request)
    return describe(reply, upload, undefined).header('content-length', upload.size).send()
  })
  app.get<ById>('/api/uploads/:id', { ...reading, exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const upload = await find(request)
    const size = sizeOf(request, upload)
    describe(reply, upload, size)
    if (request.headers['if-none-match'] === reply.getHeader('etag')) return reply.status(304).send()
    if (size !== undefined) return reply.send(await sizes(upload.id, size))
    return reply.header('content-length', upload.size).send(files.read(upload.id))
  })

  app.post<ById>('/api/uploads/:id/link', schema('A link that is good for five minutes', { params }), async (request) => {
    const { id } = await findUpload(records, authenticate(request), request.params.id)
    const { token, expiresAt } = links.sign(id)
    return { url: `/api/uploads/${id}?t=${token}`, expiresAt }
  })
}
