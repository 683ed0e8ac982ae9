import type { Offer } from '../../../domain/deals/lifecycle.ts'
import type { Transaction } from '../../db/database.ts'
import { hubTables } from '../../db/hubTables.ts'

/** The bids of an auction that are not retracted, by bidders whose firms may trade. */
export async function offersOf(trx: Transaction, auction: string): Promise<Offer[]> {
  const rows = await hubTables(trx)
    .selectFrom('bids')
    .innerJoin('users', 'users.id', 'bids.bidder')
    .innerJoin('firms', 'firms.id', 'users.firm')
    .select(({ cast, ref }) => ['bids.bidder', 'users.firm', 'bids.number', cast<string>(ref('bids.maximum'), 'text').as('maximum')])
    .where('bids.auction', '=', auction)
    .where('bids.status', '<>', 'retracted')
    .where('users.active', '=', true)
    .where('firms.state', '=', 'approved')
    .execute()
  return rows.map(({ bidder, firm, number, maximum }) => ({
    bidder: bidder ?? '',
    firm: firm ?? '',
    number: number ?? 0,
    maximum: BigInt(maximum),
  }))
}
