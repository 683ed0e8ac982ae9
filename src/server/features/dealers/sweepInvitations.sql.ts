import { hubTables } from '../../db/hubTables.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { DAY, KEPT_DAYS } from './invitationTerm.ts'

/** Removes invitations that expired long ago. Returns their number. Safe to run in several processes at once. */
export async function sweepInvitations({ db, clock }: Pick<RecordContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY).toISOString()
  const removed = await db.write((trx) => hubTables(trx).deleteFrom('invitations').where('expiresAt', '<', before).executeTakeFirst())
  return Number(removed.numDeletedRows)
}
