import type { EntityMap } from '../../../model/entityMap.ts'
import { type BackoffRange, backoffDelay } from '../../../model/values/backoff.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { activeAdmins } from './activeAdmins.ts'
import { notify } from './notify.ts'

/** Number of failed attempts, and the time of the next one. */
type Attempts = Pick<EntityMap['auctions'], 'attempts' | 'nextAttempt'>

/** Work on one kind of record that is due at a time, and is retried after failures (`PRODUCT.md A13`). */
export interface RetriedWork {
  readonly entity: 'auctions' | 'deals'
  /** Notification of the first failure. */
  readonly kind: 'auctionStuck' | 'dealStuck'
  readonly pauses: BackoffRange
  /** Locks a record if it is due; undefined if another process has recorded the failure or has succeeded meanwhile. */
  readonly lockDue: (trx: Transaction, id: string, now: string) => Promise<{ version: number; attempts: number | null } | undefined>
  /** Writes the reason and these attempts, and leaves the version of the record. */
  readonly write: (trx: Transaction, id: string, attempts: Attempts) => Promise<unknown>
}

const FIELDS = ['problem', 'attempts', 'nextAttempt'] as const satisfies (keyof EntityMap['auctions'] & keyof EntityMap['deals'])[]

/**
 * Records that the work on a record has failed, and when to retry. The record keeps its version: its readers see no change, and only those who may read these
 * fields get the event. Returns whether it is the first failure.
 */
async function note(
  records: RecordContext,
  trx: Transaction,
  { entity, pauses, lockDue, write }: RetriedWork,
  id: string,
): Promise<boolean> {
  const now = records.clock()
  const before = await lockDue(trx, id, now.toISOString())
  if (!before) return false
  const attempts = (before.attempts ?? 0) + 1
  await write(trx, id, { attempts, nextAttempt: new Date(now.getTime() + backoffDelay(attempts, pauses)).toISOString() })
  await records.events.publish(trx, { entity, id, action: 'edit', version: before.version, fields: FIELDS, scopes: [] })
  return attempts === 1
}

/** Notifies every Admin of a record whose work has failed, once until it succeeds. */
async function notifyStuck(records: RecordContext, trx: Transaction, { entity, kind }: RetriedWork, id: string): Promise<void> {
  const record = await records.repository.of(entity).get(trx, id)
  if (!record) return
  const params = { car: record.name ?? '' }
  for (const user of await activeAdmins(records, trx)) await notify({ trx, records }, { user, kind, params, link: { entity, id } })
}

/**
 * Records a failed attempt in its own transaction and notifies Admins of the first, both or neither; if the notification fails, the attempt is recorded
 * without it. Throws when it can't be recorded.
 */
export async function recordFailure(records: RecordContext, work: RetriedWork, id: string): Promise<void> {
  try {
    await records.db.write(async (trx) => {
      if (await note(records, trx, work, id)) await notifyStuck(records, trx, work, id)
    })
  } catch (reason) {
    records.report(reason, 'Admins could not be notified of a record that is stuck', { entity: work.entity, id })
    await records.db.write((trx) => note(records, trx, work, id))
  }
}
