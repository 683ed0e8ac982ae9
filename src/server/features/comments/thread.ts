import type { EntityMap } from '../../../model/entityMap.ts'
import { isCommented } from '../../../model/records/comments.ts'
import { tenantOfRecord } from '../../../model/referable.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../../records/access/denials.ts'
import { subjectOf } from '../../records/access/subjectOf.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { inScope, type StoredRecord } from '../../records/values.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'

type User = EntityMap['users']

export interface RecordPlace {
  readonly entity: string
  readonly record: string
}

/** A record, and the tenant whose users read what the subject writes about it; null in products without tenants. */
export interface Thread {
  readonly entity: ResolvedEntity
  readonly record: StoredRecord
  readonly owner: string | null
}

/** A user who can read a thread. */
export interface Reader {
  readonly user: User
  readonly subject: Subject
}

/** A tenant's own, even about a record that others share with it. What is written for all tenants goes to the record's. */
function ownerOf({ model }: Pick<RecordContext, 'model'>, subject: Subject, { entity, record }: Omit<Thread, 'owner'>): string | null {
  const { tenancy } = model
  if (tenancy === undefined) return null
  return tenantActedFor(model, subject) ?? tenantOfRecord(model, entity, record) ?? tenancy.house
}

/** The subject's thread about a record that it may read. Throws `AppError` 403, 404. */
export async function threadOf(context: RecordContext, subject: Subject, { entity: name, record: id }: RecordPlace): Promise<Thread> {
  const { model, repository, db } = context
  const entity = Object.hasOwn(model.entities, name) ? model.entities[name] : undefined
  if (!entity || !isCommented(model, entity) || id.includes('\0')) throw notFound()
  const access = await authorize(context, entity, subject, 'show', id)
  const [record] = await repository.getMany(db.read, entity, [id], access.readScope(subject))
  if (!record) return refuseUnseen(context, entity, subject, 'show', id)
  return { entity, record, owner: ownerOf(context, subject, { entity, record }) }
}

/** Whether the subject reads the comments of this owner. */
export function readsOwner({ model }: Pick<RecordContext, 'model'>, subject: Subject, owner: string | null): boolean {
  const tenant = tenantActedFor(model, subject)
  return tenant === undefined || tenant === owner
}

/** Whether the subject reads the thread: the record, and comments of its owner. */
export function readsThread(context: RecordContext, subject: Subject, { entity, record, owner }: Thread): boolean {
  const access = context.access(entity, subject)
  return readsOwner(context, subject, owner) && access.allowed.has('show') && inScope(access.readScope(subject), record)
}

/** The users among `users` who can read the thread. */
export async function readersAmong(context: RecordContext, thread: Thread, users: readonly User[]): Promise<Reader[]> {
  const readers: Reader[] = []
  for (const user of users) {
    const subject = await subjectOf(context, context.db.read, user)
    if (user.active && readsThread(context, subject, thread)) readers.push({ user, subject })
  }
  return readers
}

/** Maximum number of users who are asked for. */
const MAX_USERS = 50

/**
 * Users who can read the thread and whom the subject knows: of its tenant, and where it acts for all tenants, of the house.
 * @param named part of the name
 */
export async function readersOf(context: RecordContext, subject: Subject, thread: Thread, named = ''): Promise<Reader[]> {
  const { model, repository, db } = context
  const house = tenantActedFor(model, subject) === undefined ? model.tenancy?.house : undefined
  const tenants = [thread.owner, house ?? null].filter((one) => one !== null)
  const users = await repository.of('users').find(
    db.read,
    { active: true, ...(tenants.length > 0 && { firm: tenants }) },
    {
      filter: named === '' ? [] : [{ path: 'name', operator: 'contains', value: named }],
      sort: { field: 'name', order: 'ASC' },
      limit: MAX_USERS,
    },
  )
  return readersAmong(context, thread, users)
}
