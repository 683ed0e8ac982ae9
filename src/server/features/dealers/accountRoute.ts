import type { FastifyInstance } from 'fastify'
import { ownCalls } from '../../../domain/ownCalls.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RouteContext } from '../../records/routes/routeContext.ts'
import { updateRecord } from '../../records/write/updateRecord.ts'
import { standingOf } from '../firms/trust.ts'

const dealerOf = ({ db, repository }: RecordContext, { id }: Subject): Promise<EntityMap['dealers'] | undefined> =>
  repository.of('dealers').findOne(db.read, { userId: id })

/** The caller's own data besides their user: the user name of a dealer, null for other users. */
async function ownAccount(context: RecordContext, subject: Subject): Promise<{ readonly userName: string | null }> {
  const dealer = await dealerOf(context, subject)
  return { userName: dealer?.userName ?? null }
}

/** Changes the caller's own user name. Only Admins may edit dealers, so this grants the right for this one field. Throws `AppError` 404, 422. */
async function renameOwnAccount(context: RecordContext, subject: Subject, userName: string | null): Promise<void> {
  const dealer = await dealerOf(context, subject)
  if (!dealer) throw new AppError(404, 'notFound')
  const lent: Subject = { ...subject, roles: ['Admin'], rights: [] }
  await updateRecord(context, entityOf(context, 'dealers'), lent, dealer.id, { userName })
}

/** Routes of My Account besides the caller's user record, which the generated routes serve. */
export function accountRoute(app: FastifyInstance, { records }: RouteContext): void {
  defineCall(app, ownCalls.account, ({ subject }) => ownAccount(records, subject))
  defineCall(app, ownCalls.standing, ({ subject }) => standingOf(records, records.db.read, subject.id))
  defineCall(app, ownCalls.rename, async ({ subject, body: { userName = null } }) => {
    await renameOwnAccount(records, subject, userName)
    return ownAccount(records, subject)
  })
}
