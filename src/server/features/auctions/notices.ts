import { sql } from 'kysely'
import { entityOf } from '../../../model/entityOf.ts'
import type { Database, Queries, Transaction } from '../../db/database.ts'
import { prepareList } from '../../db/prepared.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { StoredRecord } from '../../records/values.ts'
import { activeAdmins } from '../accounts/activeAdmins.ts'
import { type NotifyContext, notify } from '../notifications/notify.ts'

interface NoticeContext {
  readonly trx: NotifyContext['trx']
  readonly records: RecordContext
}

/** What notifications of an auction name: the car, the price, the currency. */
async function paramsOf({ trx, records }: NoticeContext, auction: StoredRecord): Promise<Readonly<Record<string, string>>> {
  const [car] = await records.repository.getMany(trx, entityOf(records, 'cars'), [String(auction.car)])
  const label = [car?.year, car?.make, car?.model].filter((part) => part !== null && part !== undefined).join(' ')
  return { car: label, amount: String(auction.price ?? auction.startPrice), currency: String(auction.currency) }
}

const linkOf = ({ id }: StoredRecord) => ({ entity: 'auctions', id })

/** Tells whom another bid has displaced (`PRODUCT.md A2`). */
export async function tellOutbid(context: NoticeContext, auction: StoredRecord, user: string): Promise<void> {
  await notify(context, { user, kind: 'outbid', params: await paramsOf(context, auction), link: linkOf(auction) })
}

/** Of users and auctions, the pairs of which the user has yet to read of having been outbid there: a bidding war is told once. */
export function createToldOutbid(
  db: Database,
): (queries: Queries, users: readonly string[], auctions: readonly string[]) => Promise<ReadonlySet<string>> {
  const { fragments, values } = db.engine
  const statement = prepareList(
    db,
    (next) => sql`select ${sql.ref('n.user')}, n.record from notifications as n where ${fragments.among('id', sql.ref('n.user'), next())}
      and ${fragments.among('id', sql.ref('n.record'), next())} and n.kind = 'outbid' and ${sql.ref('n.read')} = ${sql.lit(false)}`,
  )
  return async (queries, users, auctions) => {
    const rows = await statement.rows(queries, [values.list('id', users), values.list('id', auctions)])
    return new Set(rows.map(([user, auction]) => `${user} ${auction}`))
  }
}

export interface Settled {
  readonly auction: StoredRecord
  readonly seller: string | null
  readonly winner: string | null
  readonly losers: readonly string[]
}

/** Tells bidders and seller how an auction was decided. */
export async function tellSettled(context: NoticeContext, { auction, seller, winner, losers }: Settled): Promise<void> {
  const params = await paramsOf(context, auction)
  const link = linkOf(auction)
  if (winner !== null) await notify(context, { user: winner, kind: 'auctionWon', params, link })
  for (const user of losers) await notify(context, { user, kind: 'auctionLost', params, link })
  if (seller !== null) await notify(context, { user: seller, kind: winner === null ? 'carNotSold' : 'carSold', params, link })
}

/** Tells who watches an auction that it is about to end. */
export async function tellEnding(context: NoticeContext, auction: StoredRecord, user: string): Promise<void> {
  const params = { ...(await paramsOf(context, auction)), endsAt: String(auction.endsAt) }
  await notify(context, { user, kind: 'auctionEnding', params, link: linkOf(auction) })
}

/** Tells the seller that it is theirs to decide (`PRODUCT.md A6`). */
export async function tellDecisionNeeded(context: NoticeContext, auction: StoredRecord, seller: string | null): Promise<void> {
  if (seller !== null)
    await notify(context, { user: seller, kind: 'decisionNeeded', params: await paramsOf(context, auction), link: linkOf(auction) })
}

/** Tells every Admin of a lot that could not start or end, once until it does (`PRODUCT.md A13`). */
export async function tellStuck(records: RecordContext, trx: Transaction, id: string): Promise<void> {
  const [auction] = await records.repository.getMany(trx, entityOf(records, 'auctions'), [id])
  if (!auction) return
  const params = { car: String(auction.name ?? '') }
  for (const user of await activeAdmins(records, trx))
    await notify({ trx, records }, { user, kind: 'auctionStuck', params, link: linkOf(auction) })
}
