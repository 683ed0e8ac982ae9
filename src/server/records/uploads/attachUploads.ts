import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError, type FieldError } from '../../../model/errors.ts'
import { tenantOfRecord } from '../../../model/referable.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../recordContext.ts'
import { fieldValue, isValues, type Values } from '../values.ts'
import { isAccepted } from './sniff.ts'
import { visibleUploads } from './uploadAccess.ts'

/** A use of an upload in a record. */
interface UploadUse {
  /** Path with the row's position, for errors. */
  readonly place: string
  readonly field: ResolvedField
  readonly id: string
}

const isUpload = ({ type }: ResolvedField) => type.upload !== undefined

function inField(field: ResolvedField, record: Values, prefix = ''): UploadUse[] {
  const value = fieldValue(record, field.name)
  if (isUpload(field)) return [value].flat().flatMap((id) => (typeof id === 'string' ? [{ place: prefix + field.name, field, id }] : []))
  if (!field.rows?.some(isUpload) || !Array.isArray(value)) return []
  return value.flatMap((row, index) =>
    isValues(row) ? (field.rows ?? []).flatMap((inner) => inField(inner, row, `${field.name}.${index}.`)) : [],
  )
}

const showings = (entity: ResolvedEntity, record: Values | undefined): UploadUse[] =>
  record === undefined ? [] : entity.fields.flatMap((field) => inField(field, record))

function mistake({ place, field }: UploadUse, upload: EntityMap['uploads'] | undefined): FieldError | undefined {
  if (!upload) return { path: place, keyword: 'reference', params: {} }
  const accept = field.schema.accept ?? (field.type.upload === 'picture' ? ['image/*'] : undefined)
  const limit = field.schema.maxBytes
  if (accept && !isAccepted(upload.mediaType, accept)) return { path: place, keyword: 'fileType', params: { value: accept.join(', ') } }
  if (limit !== undefined && upload.size > limit) return { path: place, keyword: 'fileSize', params: { limit } }
  return undefined
}

/** Cached answer by entity, so that entities without uploads skip the work. */
const known = new WeakMap<ResolvedEntity, boolean>()

function hasUploads(entity: ResolvedEntity): boolean {
  const answer = known.get(entity) ?? entity.fields.some((field) => isUpload(field) || field.rows?.some(isUpload))
  known.set(entity, answer)
  return answer
}

const idsOf = (uses: readonly UploadUse[]): string[] => [...new Set(uses.map(({ id }) => id))]

/** Field and upload. */
const nameOf = ({ field, id }: UploadUse): string => `${field.path} ${id}`

const namesIn = (entity: ResolvedEntity, record: Values | undefined): ReadonlySet<string> => new Set(showings(entity, record).map(nameOf))

/**
 * Attaches newly shown uploads to a record, so that everyone who may see the record's field may see them. Throws `AppError` 422 for uploads
 * that the subject can't see, of a type that the field does not accept, or too large for it.
 * @param last the record at its deletion, if it is restored: what it showed then, it shows again, whoever uploaded it
 */
export async function attachUploads(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  record: Values,
  before: Values | undefined,
  last?: Values,
): Promise<void> {
  if (!hasUploads(entity)) return
  const shownBefore = namesIn(entity, before)
  const added = showings(entity, record).filter((use) => !shownBefore.has(nameOf(use)))
  if (added.length === 0) return
  const shownLast = namesIn(entity, last)
  const [again, others] = [added.filter((use) => shownLast.has(nameOf(use))), added.filter((use) => !shownLast.has(nameOf(use)))]
  const uploads = [
    ...(await context.repository.of('uploads').getMany(trx, idsOf(again))),
    ...(await visibleUploads(context, trx, subject, idsOf(others))),
  ]
  const byId = new Map(uploads.map((upload) => [upload.id, upload]))
  const fields = added.flatMap((showing) => mistake(showing, byId.get(showing.id)) ?? [])
  if (fields.length > 0) throw new AppError(422, 'validation', { fields })
  for (const { id, field } of added.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const tenant = tenantOfRecord(context.model, entity, record)
    await attach(context, trx, id, { entity: entity.id, recordId: String(record.id), path: field.path }, tenant)
  }
}

type Place = Pick<DraftMap['uploads'], 'entity' | 'recordId' | 'path'>

/** Locks the upload first, because several records may attach it at the same time. It counts towards the quota of the first record's tenant. */
async function attach(context: RecordContext, trx: Transaction, id: string, place: Place, tenant: string | undefined): Promise<void> {
  const uploads = context.repository.of('uploads')
  const field = entityOf(context, 'uploads').tenant?.field
  await uploads.lock(trx, id)
  const upload = await uploads.get(trx, id)
  if (!upload) return
  const owner = tenant === undefined || field === undefined || upload.recordId !== null ? {} : { [field]: tenant }
  await uploads.update(trx, upload, { ...place, ...owner })
}
