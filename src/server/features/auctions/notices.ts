import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { type NotifyContext, notify } from '../notifications/notify.ts'

type Auction = EntityMap['auctions']

interface NoticeContext {
  readonly trx: NotifyContext['trx']
  readonly records: RecordContext
}

/** Parameters of notifications of an auction: car, price and currency. */
async function paramsOf({ trx, records }: NoticeContext, auction: Auction): Promise<Readonly<Record<string, string>>> {
  const car = await records.repository.of('cars').get(trx, auction.car)
  const label = [car?.year, car?.make, car?.model].filter((part) => part !== null && part !== undefined).join(' ')
  return { car: label, amount: auction.price ?? auction.startPrice, currency: auction.currency ?? DEFAULT_CURRENCY }
}

const linkOf = ({ id }: Auction) => ({ entity: 'auctions', id })

/** Notifies a user whose bid another one has displaced (`PRODUCT.md A2`). */
export async function notifyOutbid(context: NoticeContext, auction: Auction, user: string): Promise<void> {
  await notify(context, { user, kind: 'outbid', params: await paramsOf(context, auction), link: linkOf(auction) })
}

export interface Settled {
  readonly auction: Auction
  readonly seller: string | null
  readonly winner: string | null
  readonly losers: readonly string[]
  /** Id of the deal that follows a sale. */
  readonly deal: string | undefined
}

/** Notifies bidders and seller of an auction's result. Winner and seller are linked to their deal. */
export async function notifySettled(context: NoticeContext, { auction, seller, winner, losers, deal }: Settled): Promise<void> {
  const params = await paramsOf(context, auction)
  const link = linkOf(auction)
  const sale = deal === undefined ? link : { entity: 'deals', id: deal }
  if (winner !== null) await notify(context, { user: winner, kind: 'auctionWon', params, link: sale })
  for (const user of losers) await notify(context, { user, kind: 'auctionLost', params, link })
  if (seller !== null) await notify(context, { user: seller, kind: winner === null ? 'carNotSold' : 'carSold', params, link: sale })
}

/** Notifies a watcher that the auction is about to end. */
export async function notifyEnding(context: NoticeContext, auction: Auction, user: string): Promise<void> {
  const params = { ...(await paramsOf(context, auction)), endsAt: auction.endsAt }
  await notify(context, { user, kind: 'auctionEnding', params, link: linkOf(auction) })
}

/** Notifies a watcher that the times of the auction have changed. */
export async function notifyMoved(context: NoticeContext, auction: Auction, user: string): Promise<void> {
  const { startsAt, endsAt } = auction
  await notify(context, {
    user,
    kind: 'auctionMoved',
    params: { ...(await paramsOf(context, auction)), startsAt, endsAt },
    link: linkOf(auction),
  })
}

/** Notifies the seller that a decision is needed (`PRODUCT.md A6`). */
export async function notifyDecisionNeeded(context: NoticeContext, auction: Auction, seller: string | null): Promise<void> {
  if (seller !== null)
    await notify(context, { user: seller, kind: 'decisionNeeded', params: await paramsOf(context, auction), link: linkOf(auction) })
}
