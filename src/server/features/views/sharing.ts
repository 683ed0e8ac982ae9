import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { viewCalls } from '../../../model/calls/viewCalls.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { isViewAdmin } from './views.ts'

type Sharing = NonNullable<BodyOf<typeof viewCalls.create>['sharing']>

/** Throws `AppError` 404 for users that the subject may not see. */
async function checkedUsers(context: RecordContext, subject: Subject, ids: readonly string[]): Promise<string[]> {
  const entity = entityOf(context, 'users')
  const { allowed, readScope } = context.access(entity, subject)
  const wanted = [...new Set(ids)]
  const found = allowed.has('show') ? await context.repository.getMany(context.db.read, entity, wanted, readScope(subject)) : []
  if (found.length < wanted.length) throw notFound()
  return wanted
}

/**
 * With whom a view or template is shared; a default is shared with its roles. Throws `AppError` 403 for a default by a user who is no Admin and for a user of no firm, 404.
 */
export async function checkedSharing(context: RecordContext, subject: Subject, { roles, users, defaultFor }: Sharing) {
  const shares = roles.length + users.length + defaultFor.length > 0
  const hasFirm = tenantActedFor(context.model, subject) !== undefined
  if (!isViewAdmin(context, subject) && (defaultFor.length > 0 || (shares && !hasFirm))) throw new AppError(403, 'forbidden')
  return {
    roles: [...new Set([...roles, ...defaultFor])],
    users: await checkedUsers(context, subject, users),
    defaultFor: [...new Set(defaultFor)],
  }
}
