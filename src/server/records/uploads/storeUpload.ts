import { v7 } from 'uuid'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { ChildFailure } from '../../childProcess/failure.ts'
import { runInChild } from '../../childProcess/runInChild.ts'
import type { Queries } from '../../db/database.ts'
import { tenantActedFor } from '../access/tenantOf.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { type CleanImage, MAX_PIXELS } from './encodeImage.ts'
import { sniff } from './sniff.ts'
import type { UploadFiles } from './uploadFiles.ts'

const refused = (error: Omit<FieldError, 'path'>) => new AppError(422, 'validation', { fields: [{ path: 'file', ...error }] })

const noImage = () => refused({ keyword: 'format', format: 'image', params: {} })

/** Names the limit in megapixels. */
const tooLarge = () => refused({ keyword: 'imageTooLarge', params: { limit: MAX_PIXELS / 1_000_000 } })

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ChildFailure) || error.reason === 'cancelled') return error
  return error.reason === 'busy' ? new AppError(503, 'busy') : tooLarge()
}

/** Encodes an image in a child process. Throws `AppError` 422 at `file` if it is not an image or too large, 503 if too many are waiting. */
async function cleanImage(bytes: Uint8Array, signal?: AbortSignal): Promise<CleanImage> {
  const parts = await runInChild('image', bytes, { signal }).catch((error: unknown) => {
    throw asRefusal(error)
  })
  const [image] = parts ?? []
  if (image === 'tooLarge') throw tooLarge()
  if (!image) throw noImage()
  return image
}

/** Default maximum total size of one tenant's files in bytes. */
const UPLOAD_QUOTA = 10 * 1024 ** 3

/** Column → value of the tenant that a new file of the subject belongs to; empty without tenants. */
const ownerOf = ({ model }: RecordContext, subject: Subject): Values => {
  const { tenant } = entityOf({ model }, 'uploads')
  return tenant ? { [tenant.field]: tenantActedFor(model, subject) ?? tenant.house } : {}
}

async function storedBytes(queries: Queries, owner: Values): Promise<number> {
  const uploads = queries
    .selectFrom('uploads')
    .where(({ eb, and }) => and(Object.entries(owner).map(([name, value]) => eb(name, '=', value))))
  const row = await uploads.select(({ fn }) => fn.sum('size').as('total')).executeTakeFirst()
  return Number(row?.total ?? 0)
}

/** Throws `AppError` 413 `uploadQuota` if the tenant's files would exceed the quota. */
async function refuseBeyondQuota(queries: Queries, owner: Values, bytes: number, quota = UPLOAD_QUOTA): Promise<void> {
  if ((await storedBytes(queries, owner)) + bytes > quota) throw new AppError(413, 'uploadQuota', { params: { limit: quota } })
}

export interface StoredUpload {
  readonly id: string
  readonly name: string
  /** Media type by content. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

const MAX_NAME_LENGTH = 255

/** The last part of a path, without control characters and characters that change text direction. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return (
    last
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, MAX_NAME_LENGTH) || 'file'
  )
}

/**
 * Stores a file; re-encodes images without metadata. Throws `AppError` 422 for an unreadable image, 413 if the tenant's files would exceed
 * the quota.
 */
export async function storeUpload(
  context: RecordContext,
  files: UploadFiles,
  subject: Subject,
  file: { readonly name: string; readonly bytes: Buffer },
  signal?: AbortSignal,
): Promise<StoredUpload> {
  const name = cleanName(file.name)
  const mediaType = sniff(file.bytes, name)
  const image = mediaType.startsWith('image/') ? await cleanImage(file.bytes, signal) : undefined
  const bytes = image?.bytes ?? file.bytes
  const owner = ownerOf(context, subject)
  await refuseBeyondQuota(context.db.read, owner, bytes.length, context.uploadQuota)
  const id = v7()
  await files.write(id, bytes)
  const size = image ? { width: image.width, height: image.height } : { width: null, height: null }
  const record = {
    id,
    ...owner,
    name,
    mediaType,
    size: bytes.length,
    ownerId: subject.id,
    entity: null,
    recordId: null,
    path: null,
    ...size,
  }
  try {
    await context.db.write(async (trx) => void (await context.repository.insert(trx, entityOf(context, 'uploads'), record)))
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return { id, name, type: mediaType, size: bytes.length }
}
