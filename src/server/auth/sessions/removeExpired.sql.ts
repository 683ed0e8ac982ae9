import type { Database } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { forEachIsolated } from '../../records/loops/forEachIsolated.ts'
import type { Clock } from '../authOptions.ts'
import { MAX_DAYS } from './sessions.sql.ts'

const DAY = 24 * 60 * 60 * 1000

/** Removes expired rows. Ended sessions stay for the maximum lifetime of a session, so that their tokens are still recognized. */
export async function removeExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock()
  const at = now.toISOString()
  const longAgo = new Date(now.getTime() - MAX_DAYS * DAY).toISOString()
  const removals: readonly ((tables: ReturnType<typeof hubTables>) => Promise<unknown>)[] = [
    async (tables) => {
      const old = tables.selectFrom('sessions').select('id').where('expiresAt', '<', longAgo)
      await tables.deleteFrom('refreshTokens').where('session', 'in', old).execute()
      await tables.deleteFrom('sessions').where('expiresAt', '<', longAgo).execute()
    },
    (tables) => tables.deleteFrom('verificationCodes').where('expiresAt', '<', at).execute(),
    (tables) => tables.deleteFrom('attemptCounters').where('resetsAt', '<', at).execute(),
  ]
  const failures: unknown[] = []
  await forEachIsolated(
    removals,
    (remove) => db.write((trx) => remove(hubTables(trx))),
    (error) => void failures.push(error),
  )
  if (failures.length > 0) throw new AggregateError(failures, 'what has expired could not all be removed')
}
