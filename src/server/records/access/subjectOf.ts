import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { tenantOfRecord } from '../../../model/referable.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../recordContext.ts'
import { readRights, rightsFor } from './rights.ts'
import { actingFor } from './tenantOf.ts'

/** A user as a subject of the current policy, without a session. */
export async function subjectOf(
  { repository, model }: Pick<RecordContext, 'repository' | 'model'>,
  queries: Queries,
  user: EntityMap['users'],
): Promise<Subject> {
  const { id, roles, name, email } = user
  const rights = rightsFor(await readRights(queries, repository), id, roles)
  const subject = { id, roles, rights, attributes: { name, email } }
  return roles.includes('Admin') ? subject : actingFor(model, subject, tenantOfRecord(model, entityOf({ model }, 'users'), user))
}
