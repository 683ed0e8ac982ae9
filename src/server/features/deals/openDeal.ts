import { v7 } from 'uuid'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { dueDay } from '../../../domain/deals/lifecycle.ts'
import { DEFAULT_CURRENCY } from '../../../domain/defaultCurrency.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { recordWritten } from '../../records/write/recordWritten.ts'
import { bookPosted } from '../payments/payFromWallet.ts'
import { changeDeal, type Deal, type DealContext, dayOf, houseContext, type LockedDeal, lockParties, nowOf } from './dealContext.ts'
import { issueBuyersInvoice, issueStatement, termsOf } from './documents.ts'

/** A captured deposit: the entry of the ledger, and its amount in minor units. */
interface Deposit {
  readonly entry: string
  readonly amount: bigint
}

/** Captures the winner's deposit, at most what is owed, in minor units. Call it after all other locks. */
type Capture = (owed: bigint) => Promise<Deposit | undefined>

/** A new deal: a sale, or a second chance. */
export interface NewDeal extends Pick<DraftMap['deals'], 'offerUntil'> {
  readonly auction: EntityMap['auctions']
  readonly status: 'offered' | 'invoiced'
  readonly buyer: { readonly id: string; readonly firm: string }
  readonly sellerFirm: string
  /** Minor units. */
  readonly price: bigint
}

/** Inserts a deal, with audit entry and event. */
export async function insertDeal(context: DealContext, { auction, status, buyer, sellerFirm, price, offerUntil }: NewDeal): Promise<Deal> {
  const { repository, trx, records, entity, subject, alsoWritten } = context
  const car = await repository.of('cars').get(trx, auction.car)
  const place = car?.location == null ? undefined : await repository.of('carLots').get(trx, car.location)
  const after = await repository.of('deals').insert(trx, {
    id: v7(),
    ...{ firm: buyer.firm, buyer: buyer.id, seller: sellerFirm, status, offerUntil: offerUntil ?? null },
    ...{ auction: auction.id, car: auction.car, name: auction.name ?? auction.car },
    ...{ price: moneyText(price), currency: auction.currency ?? DEFAULT_CURRENCY, wonAt: nowOf(context) },
    ...{ location: place?.id ?? null, gateFirm: place?.firm ?? sellerFirm },
    reminders: 0,
    messages: [],
  })
  await recordWritten(records, trx, { entity, subject, action: 'create', after })
  alsoWritten.push({ entity, record: after, deleted: false })
  return after
}

/** Issues the documents of a deal: the buyer's invoice, which the deposit settles in part, and the seller's statement (`PRODUCT.md A14`). */
export async function invoiceDeal(context: DealContext, { deal, parties }: LockedDeal, capture?: Capture): Promise<Deal> {
  const { buyer } = parties
  const [price, seller] = [hundredths(deal.price), deal.seller ?? TENANCY.house]
  const terms = await termsOf(context, { price, buyer: buyer.firm, car: deal.car, seller })
  const runsFrom = dayOf(context, buyer.firm)
  const dueDate = dueDay(runsFrom)
  const invoice = await issueBuyersInvoice(context, deal, parties, terms, dueDate)
  const statement = await issueStatement(context, deal, parties, { price, commission: terms.commission })
  const deposit = await capture?.(terms.total)
  if (deposit) await bookPosted(houseContext(context), invoice, deposit, context.alsoWritten)
  return changeDeal(context, deal, {
    ...{ status: 'invoiced', wonAt: nowOf(context), runsFrom, dueDate, reminders: 0, offerUntil: null },
    ...{ invoice: invoice.id, statement: statement?.id ?? null },
    fee: moneyText(terms.net - price),
    vat: moneyText(terms.vat),
    total: moneyText(terms.total),
    deposit: moneyText(deposit?.amount ?? 0n),
    commission: moneyText(terms.commission),
  })
}

/** Makes the deal of a win, in the transaction of the settlement (`PRODUCT.md A14`). */
export async function openDeal(context: DealContext, won: Omit<NewDeal, 'status' | 'offerUntil'>, capture: Capture): Promise<Deal> {
  const parties = await lockParties(context, won.buyer.firm, won.sellerFirm)
  const deal = await insertDeal(context, { ...won, status: 'invoiced' })
  return invoiceDeal(context, { deal, parties }, capture)
}
