import { sql } from 'kysely'
import type { NotificationKind } from '../../../../schemas/parts/notificationKinds.ts'
import { columnsOf, isOneOf, select } from '../../db/columnsOf.ts'
import type { Queries } from '../../db/database.ts'

const n = columnsOf('notifications', 'n')

/** Ids, greater than `after`, of notifications of these kinds that wait to be mailed. */
export async function notificationsToMail(
  queries: Queries,
  kinds: readonly NotificationKind[],
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await select(
    { id: n('id') },
    sql`from ${n.table} where ${n('mailed')} = ${sql.lit(false)} and ${isOneOf(n('kind'), ...kinds)} and ${n('id')} > ${after}
      order by ${n('id')} limit ${sql.lit(limit)}`,
  ).execute(queries)
  return rows.map(({ id }) => id)
}
