import type { EntityMap } from '../../../model/entityMap.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../recordContext.ts'
import { readRights, rightsFor } from './rights.ts'

/** A user as a subject of the current policy, without a session. */
export async function subjectOf(
  { repository }: Pick<RecordContext, 'repository'>,
  queries: Queries,
  { id, roles, name, email, firm }: Pick<EntityMap['users'], 'id' | 'roles' | 'name' | 'email' | 'firm'>,
): Promise<Subject> {
  const rights = rightsFor(await readRights(queries, repository), id, roles)
  const own: Readonly<Record<string, string>> = firm !== null && !roles.includes('Admin') ? { firm } : {}
  return { id, roles, rights, attributes: { name, email, ...own } }
}
