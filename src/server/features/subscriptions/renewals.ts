import { dayIn } from '../../../model/values/timeZones.ts'
import { createYielder } from '../../records/loops/createYielder.ts'
import { forEachPaged } from '../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { dueSubscriptions } from './due.sql.ts'
import { advanceSubscription } from './renew.ts'

/** The time zone in which a day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati'

/** Advances one subscription until nothing is due: after an outage it charges each missed period separately. */
async function advanceUntilDone(records: RecordContext, id: string): Promise<void> {
  const yieldIfDue = createYielder()
  while (await advanceSubscription(records, id)) await yieldIfDue()
}

/**
 * Advances all subscriptions that are due. A failure is reported, does not stop the others, and is retried in the next run. Several processes may run this at
 * the same time.
 */
export async function renewSubscriptions(records: RecordContext): Promise<void> {
  const day = dayIn(records.clock(), FIRST_ZONE)
  await forEachPaged(
    (last, limit) => dueSubscriptions(records.db.read, day, last, limit),
    (id) => advanceUntilDone(records, id),
    (error, id) => records.report(error, 'a subscription could not be renewed', { id }),
  )
}
