import { toString as toQrCode } from 'qrcode'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { type DealLine, statementLines } from '../../../domain/deals/amounts.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { isDisputable, isSale } from '../../../domain/deals/lifecycle.ts'
import { hundredths, moneyText, sumOf } from '../../../domain/money/hundredths.ts'
import { openAmount } from '../../../domain/money/openAmount.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize, notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { refuseUnseen } from '../../records/write/findForWrite.ts'
import type { Deal } from './dealContext.ts'
import { endOf, type Side } from './dispute.ts'
import { linesOf, termsOf } from './documents.ts'

type Sheet = AnswerOf<typeof dealCalls.sheet>
type Invoice = EntityMap['invoices']

/** A deal that the subject may see, and its side. */
export interface VisibleDeal {
  readonly deal: Deal
  readonly side: Side
}

/** Throws `AppError` 403, and 404 for deals of others. */
export async function findVisibleDeal(records: RecordContext, subject: Subject, id: string): Promise<VisibleDeal> {
  const entity = entityOf(records, 'deals')
  const access = await authorize(records, entity, subject, 'show', id)
  const deal = await records.repository.of('deals').get(records.db.read, id, access.readScope(subject))
  if (!deal) return refuseUnseen(records, entity, subject, 'show', id)
  if (!access.hidden.has('commission' satisfies keyof EntityMap['deals'])) return { deal, side: 'house' }
  const firm = tenantActedFor(records.model, subject)
  if (firm === deal.firm) return { deal, side: 'buyer' }
  if (firm === deal.seller) return { deal, side: 'seller' }
  throw notFound()
}

const shownLine = ({ kind, net, rate, vat }: DealLine): NonNullable<Sheet['buying']>['lines'][number] => ({
  kind,
  rate,
  net: moneyText(net),
  vat: moneyText(vat),
  total: moneyText(net + vat),
})

function shownTerms(lines: readonly DealLine[]): NonNullable<Sheet['buying']> {
  const [net, vat] = [sumOf(lines, (line) => line.net), sumOf(lines, (line) => line.vat)]
  return { lines: lines.map(shownLine), net: moneyText(net), vat: moneyText(vat), total: moneyText(net + vat) }
}

/** The invoiced lines; for a second chance those of an invoice at the current terms. */
async function buyersLines({ repository, db }: RecordContext, deal: Deal, invoice: Invoice | undefined): Promise<readonly DealLine[]> {
  if (invoice) return linesOf(invoice)
  const buyer = await repository.of('firms').get(db.read, deal.firm)
  if (!buyer) throw notFound()
  const seller = deal.seller ?? TENANCY.house
  return (await termsOf({ repository, trx: db.read }, { price: hundredths(deal.price), buyer, car: deal.car, seller })).lines
}

const shownDocument = (invoice: Invoice | undefined): Sheet['invoice'] =>
  invoice ? { id: invoice.id, number: invoice.number, total: invoice.netTotal, open: moneyText(openAmount(invoice)) } : null

async function invoiceOf({ repository, db }: RecordContext, id: string | null): Promise<Invoice | undefined> {
  return id === null ? undefined : repository.of('invoices').get(db.read, id)
}

/** The car for readers of either side: without what only its owner knows. */
async function carOf({ repository, db }: RecordContext, { car: id, name, location }: Deal): Promise<Sheet['car']> {
  const car = await repository.of('cars').get(db.read, id)
  const lot = location === null ? undefined : await repository.of('carLots').get(db.read, location)
  const { image = null, vin = null, lotNumber = null, odometer = null, colour = null, make = null, model = null, year = null } = car ?? {}
  const place = lot ? [lot.name, lot.address, lot.city].filter(Boolean).join(', ') : null
  return { name: name ?? '', image, vin, lotNumber, odometer, colour, make, model, year, location: place }
}

const filesOf = async ({ repository, db }: RecordContext, ids: readonly string[]): Promise<Sheet['papers']> =>
  (await repository.of('uploads').getMany(db.read, [...new Set(ids)])).map(({ id, name }) => ({ id, name }))

/** Papers of the car in the reader's stock. */
async function papersOf(records: RecordContext, id: string | null): Promise<Sheet['papers']> {
  const car = id === null ? undefined : await records.repository.of('cars').get(records.db.read, id)
  return car ? filesOf(records, car.documents) : []
}

async function messagesOf(records: RecordContext, { messages }: Deal): Promise<Sheet['messages']> {
  const files = await filesOf(
    records,
    messages.flatMap(({ file }) => file ?? []),
  )
  return messages.map(({ at, side, text, file }) => ({
    at: at ?? '',
    side: side ?? 'house',
    text: text ?? '',
    file: files.find(({ id }) => id === file) ?? null,
  }))
}

async function availableOf({ repository, db }: RecordContext, { firm, currency }: Deal): Promise<string> {
  const wallet = await repository.of('wallets').findOne(db.read, { firm, currency })
  return wallet && wallet.active !== false ? moneyText(hundredths(wallet.balance) - hundredths(wallet.held)) : '0.00'
}

async function bankOf({ repository, db }: RecordContext, reference: string): Promise<Sheet['bank']> {
  const house = await repository.of('firms').get(db.read, TENANCY.house)
  return house ? { name: house.name, iban: house.iban, reference } : null
}

async function gateOf({ gateCode, status }: Deal, origin: string): Promise<Sheet['gate']> {
  if (gateCode === null || status !== 'released') return null
  const address = `${origin}/Gate/${gateCode}`
  return { code: gateCode, address, qrCode: await toQrCode(address, { type: 'svg', margin: 2 }) }
}

const disputeOf = ({ disputedBy, disputedAt, disputeReason, decision, decisionReason }: Deal): Sheet['dispute'] =>
  disputedBy === null ? null : { by: disputedBy, at: disputedAt, reason: disputeReason ?? '', decision, decisionReason }

const troubleOf = ({ problem, attempts, nextAttempt }: Deal): Sheet['trouble'] =>
  problem === null ? null : { problem, attempts: attempts ?? 0, nextAttempt }

function mayOf({ status }: Deal, side: Side): Sheet['may'] {
  const { buyer, house } = { buyer: side === 'buyer', house: side === 'house' }
  return [
    ...(status === 'offered' && buyer ? (['accept'] as const) : []),
    ...(status === 'invoiced' && buyer ? (['pay'] as const) : []),
    ...(status === 'invoiced' && house ? (['confirmTransfer'] as const) : []),
    ...(isDisputable(status) && !house ? (['dispute'] as const) : []),
    ...(status === 'disputed' && house ? (['decide'] as const) : []),
    ...(isSale(status) ? (['message'] as const) : []),
  ]
}

/** The buyer's half of a sheet. */
async function buyersHalf(records: RecordContext, deal: Deal, side: Side, origin: string) {
  if (side === 'seller') return { buying: null, deposit: null, owed: null, invoice: null, available: null, bank: null, gate: null }
  const invoice = await invoiceOf(records, deal.invoice)
  const unpaid = deal.status === 'invoiced' && invoice
  return {
    buying: shownTerms(await buyersLines(records, deal, invoice)),
    deposit: deal.deposit,
    owed: unpaid ? moneyText(openAmount(unpaid)) : null,
    invoice: shownDocument(invoice),
    available: unpaid ? await availableOf(records, deal) : null,
    bank: unpaid ? await bankOf(records, unpaid.number ?? '') : null,
    gate: side === 'buyer' ? await gateOf(deal, origin) : null,
  }
}

/** The seller's half. */
async function sellersHalf(records: RecordContext, deal: Deal, side: Side) {
  const statement = side === 'buyer' ? undefined : await invoiceOf(records, deal.statement)
  const lines = statementLines(hundredths(deal.price), hundredths(deal.commission))
  return { selling: statement ? shownTerms(lines) : null, statement: shownDocument(statement) }
}

/** A deal as the subject's side sees it. Throws `AppError` 403, 404. */
export async function dealSheet(records: RecordContext, subject: Subject, id: string, origin: string): Promise<Sheet> {
  const { deal, side } = await findVisibleDeal(records, subject, id)
  const { status, currency, auction, wonAt, dueDate, offerUntil, paidAt, releasedAt, pickedUpAt, newCar, car } = deal
  const ownCar = side === 'buyer' ? newCar : car
  return {
    ...{ side, status, currency, auction, ownCar },
    ...{ won: wonAt, due: dueDate, ends: endOf(deal), offerUntil, paid: paidAt, released: releasedAt, pickedUp: pickedUpAt },
    late: deal.late === true,
    car: await carOf(records, deal),
    ...(await buyersHalf(records, deal, side, origin)),
    ...(await sellersHalf(records, deal, side)),
    papers: await papersOf(records, ownCar),
    dispute: disputeOf(deal),
    messages: await messagesOf(records, deal),
    trouble: side === 'house' ? troubleOf(deal) : null,
    may: mayOf(deal, side),
  }
}
