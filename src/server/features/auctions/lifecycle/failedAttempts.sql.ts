import type { EntityMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import { hubTables } from '../../../db/hubTables.ts'
import { type RetriedWork, recordFailure } from '../../notifications/recordFailure.ts'
import { type AuctionContext, LOT_PAUSES } from '../auctionContext.ts'
import { lockDue } from './due.sql.ts'

type SettlementProblem = NonNullable<EntityMap['auctions']['problem']>

/** Why an attempt failed, as shown to Admins. */
function problemOf(error: unknown): SettlementProblem {
  if (!(error instanceof AppError)) return 'unexpected'
  if (error.code === 'holdClosed') return 'noHold'
  return error.code === 'insufficientFunds' || error.code === 'incrementsBroken' ? error.code : 'unexpected'
}

/** Records that a lot could not start or end (`PRODUCT.md A13`). Throws when it can't be recorded. */
export function recordLotFailure(context: AuctionContext, id: string, error: unknown): Promise<void> {
  const work: RetriedWork = {
    entity: 'auctions',
    kind: 'auctionStuck',
    pauses: LOT_PAUSES,
    lockDue: (trx, lot, now) => lockDue(context, trx, lot, Date.parse(now)),
    write: (trx, lot, attempts) =>
      hubTables(trx)
        .updateTable('auctions')
        .set({ ...attempts, problem: problemOf(error) })
        .where('id', '=', lot)
        .execute(),
  }
  return recordFailure(context, work, id)
}
