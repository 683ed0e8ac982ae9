import { sql } from 'kysely'
import type { EntityMap } from '../../../model/entityMap.ts'
import { columnsOf } from '../../db/columnsOf.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'
import { prepareOnce, type SlotOf } from '../../db/prepared.ts'
import type { AuctionContext } from './auctionContext.ts'

const b = columnsOf('bids')

type Status = EntityMap['bids']['status']

const setStatus = prepareOnce(
  ({ engine }, slot: SlotOf<{ status: Status; ids: unknown; now: string }>) => sql`update ${b.table}
    set ${b('_version')} = ${b('_version')} + 1, ${b('updatedAt')} = ${slot('now')}, ${b('status')} = ${slot('status')}
    where ${engine.fragments.among('id', b('id'), slot('ids'))}`,
)

/** Marks bids that no longer lead. */
export async function markBidsOutbid(
  { db, clock }: AuctionContext,
  trx: Transaction,
  ids: readonly string[],
  status: 'outbid' | 'replaced',
): Promise<void> {
  if (ids.length > 0) await setStatus(db, trx, { status, ids: db.engine.values.list('id', ids), now: clock().toISOString() })
}

/** Marks the bids of a decided auction as won or lost. */
export async function settleBids({ clock }: AuctionContext, trx: Transaction, auction: string, won: string | null): Promise<void> {
  await hubTables(trx)
    .updateTable('bids')
    .set((eb) => ({
      _version: eb('_version', '+', 1),
      updatedAt: clock().toISOString(),
      status: eb
        .case()
        .when('id', '=', won ?? '')
        .then('won' as const)
        .else('lost' as const)
        .end(),
    }))
    .where('auction', '=', auction)
    .where('status', 'in', ['leading', 'outbid'])
    .execute()
}

/** All bidders with their highest offer in minor units. */
export async function biddersOf(
  trx: Transaction,
  auction: string,
): Promise<readonly { readonly bidder: string; readonly maximum: bigint }[]> {
  const rows = await hubTables(trx)
    .selectFrom('bids')
    .select(({ cast, fn }) => ['bidder', cast<string>(fn.max('maximum'), 'text').as('maximum')])
    .where('auction', '=', auction)
    .where('status', '<>', 'retracted')
    .groupBy('bidder')
    .execute()
  return rows.map(({ bidder, maximum }) => ({ bidder, maximum: BigInt(maximum) }))
}

/** Ids of the bids that count, in their order. */
export async function countingBids(trx: Transaction, auction: string): Promise<string[]> {
  const query = hubTables(trx).selectFrom('bids').select('id').where('auction', '=', auction).where('status', '<>', 'retracted')
  return (await query.orderBy('number').execute()).map(({ id }) => id)
}
