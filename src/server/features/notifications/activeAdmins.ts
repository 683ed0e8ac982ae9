import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Ids of the Admins who can sign in, in ascending order. */
export async function activeAdmins({ repository }: Pick<RecordContext, 'repository'>, queries: Queries): Promise<string[]> {
  const filter = [{ path: 'roles', operator: 'includes', value: 'Admin' }] as const
  return (await repository.of('users').find(queries, { active: true }, { filter })).map(({ id }) => id)
}
