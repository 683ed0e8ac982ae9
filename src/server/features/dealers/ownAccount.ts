import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { updateRecord } from '../../records/write/updateRecord.ts'

const dealerOf = ({ db, repository }: RecordContext, { id }: Subject): Promise<EntityMap['dealers'] | undefined> =>
  repository.of('dealers').findOne(db.read, { userId: id })

/** The caller's own data beyond their user: the user name of a dealer, null for other users. */
export async function ownAccount(context: RecordContext, subject: Subject): Promise<{ readonly userName: string | null }> {
  const dealer = await dealerOf(context, subject)
  return { userName: dealer?.userName ?? null }
}

/** Changes the caller's own user name; by right it is the Admins' list, so the right is lent for this one field. Throws `AppError` 404, 422. */
export async function renameOwnAccount(context: RecordContext, subject: Subject, userName: string | null): Promise<void> {
  const dealer = await dealerOf(context, subject)
  if (!dealer) throw new AppError(404, 'notFound')
  const lent: Subject = { ...subject, roles: ['Admin'], rights: [] }
  await updateRecord(context, entityOf(context, 'dealers'), lent, dealer.id, { userName })
}
