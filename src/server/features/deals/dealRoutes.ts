import type { FastifyInstance } from 'fastify'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import { dealCalls } from '../../../domain/deals/calls.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { UploadFiles } from '../../records/uploads/uploadFiles.ts'
import { requirePipelinePlace } from '../subscriptions/pipelinePlace.ts'
import { advanceUntilDone } from './advanceDeals.ts'
import { changeSoldCar } from './carOfDeal.ts'
import { type DealContext, type LockedDeal, nowOf } from './dealContext.ts'
import { dealSheet, findVisibleDeal } from './dealSheet.ts'
import { decideDispute, openDispute, type Side, writeMessage } from './dispute.ts'
import { termsOf } from './documents.ts'
import { declineDeal } from './endDeal.ts'
import { skipPause } from './failedSteps.ts'
import { pickUpAtGate, readGate } from './gate.ts'
import { invoiceDeal } from './openDeal.ts'
import { type DealCall, onLockedDeal, payDeal, requireStatus } from './payDeal.ts'

/** What the subject's firm would owe for a lot at a price (`PRODUCT.md A16`). Throws `AppError` 404. */
async function quote(records: RecordContext, subject: Subject, id: string, price: string): Promise<AnswerOf<typeof dealCalls.quote>> {
  const { repository, db, model } = records
  const auction = await repository.of('auctions').get(db.read, id)
  const buyer = await repository.of('firms').get(db.read, tenantActedFor(model, subject) ?? TENANCY.house)
  if (!auction || !buyer) throw notFound()
  const about = { price: hundredths(price), buyer, car: auction.car, seller: TENANCY.house }
  const { net, vat, total } = await termsOf({ repository, trx: db.read }, about)
  return { fee: moneyText(net - about.price), vat: moneyText(vat), total: moneyText(total) }
}

/** Invoices an accepted second chance, which takes a place in the buyer's plan like a win (`PRODUCT.md P3`). */
async function accept(context: DealContext, locked: LockedDeal): Promise<void> {
  await changeSoldCar(context, await invoiceDeal(context, locked))
  await requirePipelinePlace(context.records, context.trx, locked.deal.firm, 0)
}

/** Accepts a second chance, which makes its invoice, or declines it. Throws `AppError` 404, 409 `dealState`, `offerEnded`, `pipelineFull`. */
const answerOffer = (records: RecordContext, call: DealCall, accepted: boolean): Promise<null> =>
  onLockedDeal(records, call, ['answerOffer', accepted], async (context, locked) => {
    const { deal } = locked
    requireStatus(deal, 'offered')
    if ((deal.offerUntil ?? '') <= nowOf(context)) throw new AppError(409, 'offerEnded')
    await (accepted ? accept(context, locked) : declineDeal(context, deal))
    return null
  })

interface DealServices {
  readonly records: RecordContext
  readonly files: UploadFiles
  /** Address of the pages, for the gate code. */
  readonly origin: string
}

/** Calls about deals (`PRODUCT.md A14`). */
export function dealRoutes(app: FastifyInstance, { records, files, origin }: DealServices): void {
  /** Throws `AppError` 403, 404 unless the subject is on one of these sides. */
  async function requireSide<S extends Side>(subject: Subject, id: string, ...sides: readonly S[]): Promise<S> {
    const { side } = await findVisibleDeal(records, subject, id)
    const found = sides.find((one) => one === side)
    if (found === undefined) throw new AppError(403, 'forbidden')
    return found
  }

  defineCall(app, dealCalls.sheet, ({ subject, params }) => dealSheet(records, subject, params.id, origin))
  defineCall(app, dealCalls.quote, ({ subject, params, query }) => quote(records, subject, params.id, query.price))
  defineCall(app, dealCalls.answer, async ({ subject, params: { id }, headers, body }) => {
    await requireSide(subject, id, 'buyer')
    await answerOffer(records, { subject, id, key: headers['Idempotency-Key'] }, body.accept)
  })
  defineCall(app, dealCalls.pay, async ({ subject, params: { id }, headers }) => {
    await requireSide(subject, id, 'buyer')
    await payDeal(records, { subject, id, key: headers['Idempotency-Key'] }, { by: 'wallet' })
    await advanceUntilDone(records, files, id)
  })
  defineCall(app, dealCalls.transfer, async ({ subject, params: { id }, headers, body: { reference } }) => {
    await requireSide(subject, id, 'house')
    await payDeal(records, { subject, id, key: headers['Idempotency-Key'] }, { by: 'transfer', reference })
    await advanceUntilDone(records, files, id)
  })
  defineCall(app, dealCalls.dispute, async ({ subject, params: { id }, headers, body: { reason, ...file } }) => {
    const side = await requireSide(subject, id, 'buyer', 'seller')
    await openDispute(records, { subject, id, key: headers['Idempotency-Key'] }, { side, text: reason, ...file })
  })
  defineCall(app, dealCalls.message, async ({ subject, params: { id }, headers, body }) => {
    const side = await requireSide(subject, id, 'buyer', 'seller', 'house')
    await writeMessage(records, { subject, id, key: headers['Idempotency-Key'] }, { side, ...body })
  })
  defineCall(app, dealCalls.decide, async ({ subject, params: { id }, headers, body }) => {
    await requireSide(subject, id, 'house')
    await decideDispute(records, { subject, id, key: headers['Idempotency-Key'] }, body)
    await advanceUntilDone(records, files, id)
  })
  defineCall(app, dealCalls.tryNow, async ({ subject, params: { id } }) => {
    await requireSide(subject, id, 'house')
    await skipPause(records, subject, id)
    await advanceUntilDone(records, files, id)
  })
  defineCall(app, dealCalls.gate, ({ subject, params }) => readGate(records, subject, params.code))
  defineCall(app, dealCalls.pickUp, ({ subject, params }) => pickUpAtGate(records, subject, params.code))
}
