import { sql } from 'kysely'
import type { SettlementProblem } from '../../../../../schemas/parts/settlementProblems.ts'
import { AppError } from '../../../../model/errors.ts'
import type { Transaction } from '../../../db/database.ts'
import { pauseAfter } from '../../../records/loops/pauses.ts'
import { type AuctionContext, LOT_PAUSES } from '../auctionContext.ts'
import { isoOf } from '../lots.ts'
import { tellStuck } from '../notices.ts'
import { isDue, nextAttempt } from './due.ts'

/** Why an attempt failed, as Admins are told. */
export function problemOf(error: unknown): SettlementProblem {
  if (!(error instanceof AppError)) return 'unexpected'
  if (error.code === 'holdClosed') return 'noHold'
  return error.code === 'insufficientFunds' || error.code === 'incrementsBroken' ? error.code : 'unexpected'
}

interface Noted {
  readonly version: number
  readonly attempts: number
}

/** The attempts that failed before, of a lot that is locked; undefined where another process has noted this failure or has succeeded meanwhile. */
async function attemptsBefore({ db }: AuctionContext, trx: Transaction, id: string, now: number): Promise<Noted | undefined> {
  const { rows } = await sql<{ version: unknown; attempts: unknown }>`select _version as version, attempts from auctions
    where id = ${id} and ${isDue(now)}${db.engine.fragments.lock}`.execute(trx)
  return rows[0] && { version: Number(rows[0].version), attempts: Number(rows[0].attempts ?? 0) }
}

const FIELDS = ['problem', 'attempts', 'nextAttempt']

/**
 * Notes in a transaction of its own that a lot could not start or end, and when it is tried again (`PRODUCT.md A13`). The record keeps its version:
 * readers of the lot see no change, and only who may read these fields hears of them.
 */
async function note(context: AuctionContext, trx: Transaction, id: string, problem: SettlementProblem): Promise<boolean> {
  const now = context.clock().getTime()
  const before = await attemptsBefore(context, trx, id, now)
  if (!before) return false
  const attempts = before.attempts + 1
  const next = isoOf(now + pauseAfter(attempts, LOT_PAUSES))
  await sql`update auctions set problem = ${problem}, attempts = ${sql.lit(attempts)}, ${nextAttempt} = ${next} where id = ${id}`.execute(
    trx,
  )
  const event = { entity: context.auctions.id, id, action: 'edit', version: before.version, fields: FIELDS, scopes: [] }
  await context.events.publish(trx, event)
  return attempts === 1
}

/** Notes a failed attempt and tells Admins of the first, both or neither; where they can't be told, it is noted all the same. Throws when it can't be noted. */
export async function noteFailure(context: AuctionContext, id: string, error: unknown): Promise<void> {
  const problem = problemOf(error)
  try {
    await context.db.write(async (trx) => {
      if (await note(context, trx, id, problem)) await tellStuck(context, trx, id)
    })
  } catch (reason) {
    context.report(reason, 'Admins could not be told of a lot that is stuck', { auction: id })
    await context.db.write((trx) => note(context, trx, id, problem))
  }
}
