import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { type Offer, offerEnd, secondChance } from '../../../domain/deals/lifecycle.ts'
import { hundredths } from '../../../domain/money/hundredths.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { changeSoldCar } from './carOfDeal.ts'
import { changeDeal, type Deal, type DealContext, type LockedDeal } from './dealContext.ts'
import { cancelInvoice, cancelStatement } from './documents.ts'
import { offersOf } from './offers.sql.ts'
import { insertDeal } from './openDeal.ts'
import { dealNotice } from './payDeal.ts'

/** Returns the car to the seller's stock after a sale that failed. */
export async function returnCar(context: DealContext, deal: Deal): Promise<void> {
  await changeSoldCar(context, deal, { status: 'inStock', saleDate: null })
  await notifyFirm(context, deal.seller ?? TENANCY.house, { kind: 'dealCarBack', ...dealNotice(deal) })
}

/** The best other bidder whose firm may trade and has not had the car before. A car gets one second chance. */
async function nextBidder(context: DealContext, deal: Deal): Promise<Offer | undefined> {
  const { repository, trx } = context
  const auction = await repository.of('auctions').get(trx, deal.auction)
  const had = await repository.of('deals').find(trx, { auction: deal.auction })
  if (had.length > 1) return undefined
  const without = [...had.map(({ firm }) => firm), deal.seller ?? TENANCY.house]
  const reserve = auction?.reserve == null ? null : hundredths(auction.reserve)
  return secondChance(await offersOf(trx, deal.auction), { without, reserve })
}

/** Offers the car to the next bidder at their own maximum for a day, or returns it to the seller. */
async function offerToNext(context: DealContext, deal: Deal): Promise<void> {
  const next = await nextBidder(context, deal)
  const auction = await context.repository.of('auctions').get(context.trx, deal.auction)
  if (!next || !auction) return returnCar(context, deal)
  const offerUntil = offerEnd(context.records.clock())
  const chance = { auction, status: 'offered', buyer: { id: next.bidder, firm: next.firm }, price: next.maximum, offerUntil } as const
  const offered = await insertDeal(context, { ...chance, sellerFirm: deal.seller ?? TENANCY.house })
  await changeSoldCar(context, deal)
  const params = { amount: offered.price, currency: offered.currency, endsAt: offerUntil }
  await notifyFirm(context, next.firm, { kind: 'dealOffered', ...dealNotice(offered, params) })
}

/** Ends an unpaid deal: what is open is cancelled, the deposit is kept, and the next bidder gets a chance (`PRODUCT.md A14`). */
export async function defaultDeal(context: DealContext, { deal, parties }: LockedDeal): Promise<void> {
  await cancelInvoice(context, deal, parties, 'unpaid')
  await cancelStatement(context, deal, parties, 'unpaid')
  const after = await changeDeal(context, deal, { status: 'defaulted' })
  for (const firm of [deal.firm, deal.seller ?? TENANCY.house])
    await notifyFirm(context, firm, { kind: 'dealDefaulted', ...dealNotice(deal) })
  await offerToNext(context, after)
}

/** Ends a second chance that was declined, or not accepted in time. */
export async function declineDeal(context: DealContext, deal: Deal): Promise<void> {
  await returnCar(context, await changeDeal(context, deal, { status: 'declined', offerUntil: null }))
}
