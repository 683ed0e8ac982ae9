import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { StoredRecord } from '../../records/values.ts'
import { updateRecord } from '../../records/write/updateRecord.ts'

async function dealerOf({ db, model, repository }: RecordContext, { id }: Subject): Promise<StoredRecord | undefined> {
  const filter = [{ path: 'userId', operator: 'eq', value: id }] as const
  const sort = { field: 'id', order: 'ASC' } as const
  const { rows } = await repository.list(db.read, entityOf({ model }, 'dealers'), { filter, sort, offset: 0, limit: 1 })
  return rows[0]
}

/** What is the asker's own beyond their user: the user name of a dealer, null for who is none. */
export async function ownAccount(context: RecordContext, subject: Subject): Promise<{ readonly userName: string | null }> {
  const dealer = await dealerOf(context, subject)
  return { userName: typeof dealer?.userName === 'string' ? dealer.userName : null }
}

/** Changes the asker's own user name; by right it is the Admins' list, so the right is lent for this one field. Throws `AppError` 404, 422. */
export async function renameOwnAccount(context: RecordContext, subject: Subject, userName: unknown): Promise<void> {
  const dealer = await dealerOf(context, subject)
  if (!dealer) throw new AppError(404, 'notFound')
  const lent: Subject = { ...subject, roles: ['Admin'], rights: [] }
  await updateRecord(context, entityOf(context, 'dealers'), lent, dealer.id, { userName: typeof userName === 'string' ? userName : null })
}
