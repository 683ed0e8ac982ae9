import type { FastifyInstance } from 'fastify'
import { dealCalls } from '../../../domain/deals/calls.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { defineCall } from '../../calls/defineCall.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { UploadFiles } from '../../records/uploads/uploadFiles.ts'
import { answerOffer } from './acceptDeal.ts'
import { advanceUntilDone } from './advanceDeals.ts'
import { dealSheet, findVisibleDeal } from './dealSheet.ts'
import { decideDispute, openDispute, type Side, writeMessage } from './dispute.ts'
import { skipPause } from './failedSteps.ts'
import { pickUpAtGate, readGate } from './gate.ts'
import { payDeal } from './payDeal.ts'
import { quote } from './quote.ts'

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
