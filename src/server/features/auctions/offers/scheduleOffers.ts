import { v7 } from 'uuid'
import type { offerCalls } from '../../../../domain/auction/offerCalls.ts'
import { type EventTimes, eventMistakes, type PlannedLot, planLots } from '../../../../domain/auction/offers.ts'
import type { AnswerOf, BodyOf } from '../../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import { AppError, refuseErrors } from '../../../../model/errors.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Transaction } from '../../../db/database.ts'
import { notFound } from '../../../records/access/denials.ts'
import { runAfterCommit, type WrittenRecord, writeDependent } from '../../../records/afterCommit.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { ruleContext } from '../../../records/ruleContext.ts'
import { createDependent } from '../../../records/write/createDependent.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { firmOf } from '../../firms/firmScope.ts'
import { notifyFirm } from '../../firms/firmUsers.ts'
import { isoOf } from '../lots.ts'

type Offer = EntityMap['carOffers']
type Body = BodyOf<typeof offerCalls.schedule>
type Answer = AnswerOf<typeof offerCalls.schedule>

interface ScheduleContext {
  readonly records: RecordContext
  readonly trx: Transaction
  readonly subject: Subject
  readonly alsoWritten: WrittenRecord[]
}

const timesOf = ({ startsAt, firstEnd, minutesBetween }: Body): EventTimes => ({
  startsAt: Date.parse(startsAt),
  firstEnd: Date.parse(firstEnd),
  minutesBetween,
})

/** The accepted offers in the given order, locked after their cars, each by ascending id. Throws `AppError` 404, 409 `offerNotAccepted`. */
async function lockAccepted({ records: { repository }, trx }: ScheduleContext, ids: readonly string[]): Promise<readonly Offer[]> {
  const offers = repository.of('carOffers')
  const found = await offers.getMany(trx, ids)
  await repository.of('cars').getLocked(trx, found.map(({ car }) => car).toSorted())
  const locked = new Map((await offers.getLocked(trx, ids.toSorted())).map((offer) => [offer.id, offer]))
  return ids.map((id) => {
    const offer = locked.get(id)
    if (!offer) throw notFound()
    if (offer.status !== 'accepted') throw new AppError(409, 'offerNotAccepted', { params: { car: offer.name ?? '' } })
    return offer
  })
}

async function makeEvent({ records, trx, subject }: ScheduleContext, body: Body): Promise<string> {
  const { repository } = records
  const entity = entityOf(records, 'auctionEvents')
  const { name, minutesBetween, offers } = body
  const { startsAt, firstEnd } = timesOf(body)
  const values = { name, startsAt: isoOf(startsAt), firstEnd: isoOf(firstEnd), minutesBetween, lots: offers.length }
  const after = await repository.insert(trx, entity, { id: v7(), ...values })
  await recordWritten(records, trx, { entity, subject, action: 'create', after })
  return after.id
}

/** Makes the auction of an offer, which is marked as scheduled before, as an open offer keeps its car from other auctions. */
async function makeLot(
  scheduling: ScheduleContext,
  offer: Offer,
  event: string,
  startsAt: string,
  { lot, endsAt }: PlannedLot,
): Promise<string> {
  const { records } = scheduling
  const context = ruleContext(records, scheduling, 'carOffers')
  const scheduled = await writeDependent(context, context.entity, offer, { status: 'scheduled' })
  const entity = entityOf(records, 'auctions')
  const { car, saleType, currency, startPrice, reserve } = offer
  const draft = { car, saleType, currency, startPrice, reserve, startsAt, endsAt: isoOf(endsAt), event, lot }
  const record = await createDependent(context, entity, draft)
  await writeDependent(context, context.entity, scheduled, { auction: record.id })
  await notifyFirm(context, firmOf(offer), {
    kind: 'offerScheduled',
    params: { car: offer.name ?? '', lot: String(lot), startsAt, endsAt: isoOf(endsAt) },
    link: { entity: 'auctions', id: record.id },
  })
  return record.id
}

async function schedule(scheduling: ScheduleContext, body: Body): Promise<Answer> {
  const times = timesOf(body)
  const fields = eventMistakes(times, body.offers.length, scheduling.records.clock().getTime())
  refuseErrors<EventTimes>(fields)
  const offers = await lockAccepted(scheduling, body.offers)
  const event = await makeEvent(scheduling, body)
  const lots: Answer['lots'][number][] = []
  for (const planned of planLots(times, offers.length)) {
    const offer = offers[planned.lot - 1]
    if (!offer) continue
    const auction = await makeLot(scheduling, offer, event, isoOf(times.startsAt), planned)
    lots.push({ offer: offer.id, auction, lot: planned.lot, endsAt: isoOf(planned.endsAt) })
  }
  return { event, lots }
}

/**
 * Makes an event of accepted offers in one transaction: all of them or none. Throws `AppError` 404, 409 `offerNotAccepted`, `carOnOffer`,
 * and 422 for its times.
 */
export async function scheduleOffers(records: RecordContext, subject: Subject, body: Body): Promise<Answer> {
  const { answer, alsoWritten } = await records.db.write(async (trx) => {
    const alsoWritten: WrittenRecord[] = []
    return { answer: await schedule({ records, trx, subject, alsoWritten }, body), alsoWritten }
  })
  runAfterCommit(records, alsoWritten)
  return answer
}
