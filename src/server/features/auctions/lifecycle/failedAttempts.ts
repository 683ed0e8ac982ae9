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

/** Why an attempt failed, as Admins are told. */
function problemOf(error: unknown): SettlementProblem {
  if (!(error instanceof AppError)) return 'unexpected'
  if (error.code === 'holdClosed') return 'noHold'
  return error.code === 'insufficientFunds' || error.code === 'incrementsBroken' ? error.code : 'unexpected'
}

const FIELDS = ['problem', 'attempts', 'nextAttempt'] as const satisfies (keyof EntityMap['auctions'])[]

/**
 * Notes in a transaction of its own that a lot could not start or end, and when it is tried again (`PRODUCT.md A13`). The record keeps its version:
 * readers of the lot see no change, and only who may read these fields hears of them.
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

/** Notes a failed attempt and tells Admins of the first, both or neither; where they can't be told, it is noted all the same. Throws when it can't be noted. */
export async function noteFailure(context: AuctionContext, id: string, error: unknown): Promise<void> {
  const problem = problemOf(error)
  try {
    await context.db.write(async (trx) => {
      if (await note(context, trx, id, problem)) await notifyStuck(context, trx, id)
    })
  } catch (reason) {
    context.report(reason, 'Admins could not be told of a lot that is stuck', { auction: id })
    await context.db.write((trx) => note(context, trx, id, problem))
  }
}
