import { v7 } from 'uuid'
import { TENANCY } from '../../../../schemas/parts/tenancy.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import { tenantActedFor } from '../../records/access/tenantOf.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { changeSoldCar } from './carOfDeal.ts'
import { changeDeal, type Deal, nowOf } from './dealContext.ts'
import { cleanGateCode } from './gateCode.ts'
import { dealNotice, onLockedDeal, requireStatus } from './payDeal.ts'

/** The deal of a gate code, for users of the firm whose car lot the car is on; an Admin of all firms is staff of the house. Throws `AppError` 404. */
async function dealOfCode({ repository, db, model }: RecordContext, subject: Subject, typed: string): Promise<Deal> {
  const deal = await repository.of('deals').findOne(db.read, { gateCode: cleanGateCode(typed) })
  if (!deal || deal.gateFirm !== (tenantActedFor(model, subject) ?? TENANCY.house)) throw notFound()
  return deal
}

/** What the gate shows before the car leaves. */
export async function readGate(records: RecordContext, subject: Subject, code: string): Promise<AnswerOf<typeof dealCalls.gate>> {
  const { name, status, firm, location, pickedUpAt } = await dealOfCode(records, subject, code)
  const { repository, db } = records
  const buyer = await repository.of('firms').get(db.read, firm)
  const lot = location === null ? undefined : await repository.of('carLots').get(db.read, location)
  return { name: name ?? '', status, buyer: buyer?.name ?? '', location: lot?.name ?? null, pickedUpAt }
}

/** Lets the car leave, once (`PRODUCT.md A14`). Throws `AppError` 404, 409 `dealState`, `dealFrozen`. */
export async function pickUpAtGate(records: RecordContext, subject: Subject, code: string): Promise<void> {
  const { id } = await dealOfCode(records, subject, code)
  await onLockedDeal(records, { subject, id, key: v7() }, ['useGate'], async (context, { deal }) => {
    requireStatus(deal, 'released')
    const after = await changeDeal(context, deal, { status: 'pickedUp', pickedUpAt: nowOf(context) })
    await changeSoldCar(context, deal, { status: 'delivered' })
    for (const firm of new Set([deal.firm, deal.seller ?? '']))
      await notifyFirm(context, firm, { kind: 'dealPickedUp', ...dealNotice(after) })
    return null
  })
}
