import type { EntityMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { backoffDelay } from '../../../records/loops/backoff.ts'
import { type AuctionContext, LOT_PAUSES } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { notifyStuck } from '../notices.ts'
import { lockDue } from './due.sql.ts'

type SettlementProblem = NonNullable<EntityMap['auctions']['problem']>

/** Why an attempt failed, as shown to Admins. */
function problemOf(error: unknown): SettlementProblem {
  if (!(error instanceof AppError)) return 'unexpected'
  if (error.code === 'holdClosed') return 'noHold'
  return error.code === 'insufficientFunds' || error.code === 'incrementsBroken' ? error.code : 'unexpected'
}

const FIELDS = ['problem', 'attempts', 'nextAttempt'] as const satisfies (keyof EntityMap['auctions'])[]

/**
 * Records in its own transaction that a lot could not start or end, and when to retry (`PRODUCT.md A13`). The record keeps its version:
 * readers of the lot see no change, and only those who may read these fields get the event.
 */
async function note(context: AuctionContext, trx: Transaction, id: string, problem: SettlementProblem): Promise<boolean> {
  const now = context.clock().getTime()
  const before = await lockDue(context, trx, id, now)
  if (!before) return false
  const attempts = before.attempts + 1
  const nextAttempt = isoOf(now + backoffDelay(attempts, LOT_PAUSES))
  await hubTables(trx).updateTable('auctions').set({ problem, attempts, nextAttempt }).where('id', '=', id).execute()
  const event = { entity: context.auctions.id, id, action: 'edit', version: before.version, fields: FIELDS, scopes: [] }
  await context.events.publish(trx, event)
  return attempts === 1
}

/**
 * Records a failed attempt and notifies Admins of the first, both or neither; if the notification fails, the attempt is recorded without
 * it. Throws when it can't be recorded.
 */
export async function recordFailure(context: AuctionContext, id: string, error: unknown): Promise<void> {
  const problem = problemOf(error)
  try {
    await context.db.write(async (trx) => {
      if (await note(context, trx, id, problem)) await notifyStuck(context, trx, id)
    })
  } catch (reason) {
    context.report(reason, 'Admins could not be notified of a lot that is stuck', { auction: id })
    await context.db.write((trx) => note(context, trx, id, problem))
  }
}
