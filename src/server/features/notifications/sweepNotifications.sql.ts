import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { forEachIsolated } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'

const DAY = 24 * 60 * 60 * 1000

/** Maximum age and number of a user's notifications. */
const NOTIFICATION_DAYS = 90
export const MAX_NOTIFICATIONS = 500

/** Ids in one statement. */
const BATCH = 200

async function remove(trx: Transaction, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    await hubTables(trx)
      .deleteFrom('notifications')
      .where('id', 'in', ids.slice(from, from + BATCH))
      .execute()
  }
}

/** Ids of a user's surplus notifications: read ones first, then the oldest. */
async function surplus(trx: Transaction, user: string, count: number): Promise<string[]> {
  const query = hubTables(trx).selectFrom('notifications').select('id').where('user', '=', user)
  const rows = await query
    .orderBy('read', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(count - MAX_NOTIFICATIONS)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes old notifications and returns their number. Pages get no event: the removed ones were not visible. Safe to run in several processes
 * at once.
 */
export async function sweepNotifications({ db, clock, report }: Pick<RecordContext, 'db' | 'clock' | 'report'>): Promise<number> {
  const old = new Date(clock().getTime() - NOTIFICATION_DAYS * DAY).toISOString()
  const expired = await db.write((trx) => hubTables(trx).deleteFrom('notifications').where('createdAt', '<', old).executeTakeFirst())
  const counts = hubTables(db.read)
    .selectFrom('notifications')
    .select(({ fn }) => ['user', fn.countAll().as('count')])
  const full = await counts
    .groupBy('user')
    .having(({ fn }) => fn.countAll(), '>', MAX_NOTIFICATIONS)
    .execute()
  let removed = Number(expired.numDeletedRows)
  await forEachIsolated(
    full,
    ({ user, count }) =>
      db.write(async (trx) => {
        const ids = await surplus(trx, user, Number(count))
        await remove(trx, ids)
        removed += ids.length
      }),
    (error, { user }) => report(error, 'old notifications of a user could not be removed', { user }),
  )
  return removed
}
