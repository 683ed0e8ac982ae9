import { AppError } from '../../../model/errors.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { requirePipelinePlace } from '../subscriptions/pipelinePlace.ts'
import { changeSoldCar } from './carOfDeal.ts'
import { type DealContext, type LockedDeal, nowOf } from './dealContext.ts'
import { declineDeal } from './endDeal.ts'
import { invoiceDeal } from './openDeal.ts'
import { type DealCall, onLockedDeal, requireStatus } from './payDeal.ts'

/** Invoices an accepted second chance, which takes a place in the buyer's plan like a win (`PRODUCT.md P3`). */
async function accept(context: DealContext, locked: LockedDeal): Promise<void> {
  await changeSoldCar(context, await invoiceDeal(context, locked))
  await requirePipelinePlace(context.records, context.trx, locked.deal.firm, 0)
}

/** Accepts a second chance, which makes its invoice, or declines it. Throws `AppError` 404, 409 `dealState`, `offerEnded`, `pipelineFull`. */
export const answerOffer = (records: RecordContext, call: DealCall, accepted: boolean): Promise<null> =>
  onLockedDeal(records, call, ['answerOffer', accepted], async (context, locked) => {
    const { deal } = locked
    requireStatus(deal, 'offered')
    if ((deal.offerUntil ?? '') <= nowOf(context)) throw new AppError(409, 'offerEnded')
    await (accepted ? accept(context, locked) : declineDeal(context, deal))
    return null
  })
