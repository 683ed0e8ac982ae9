import { sql } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Ids of the Admins who can sign in, in ascending order. */
export async function activeAdmins({ db }: Pick<RecordContext, 'db'>, queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users as u join users_roles as r on r.${sql.ref('parentId')} = u.id
    where r.value = 'Admin' and u.active = ${db.engine.values.bind('boolean', true)} order by u.id`.execute(queries)
  return rows.map(({ id }) => id)
}
