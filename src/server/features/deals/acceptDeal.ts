import { AppError } from '../../../model/errors.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { changeSoldCar } from './carOfDeal.ts'
import { nowOf } from './dealContext.ts'
import { declineDeal } from './endDeal.ts'
import { invoiceDeal } from './openDeal.ts'
import { type DealCall, onLockedDeal, requireStatus } from './payDeal.ts'

/** Accepts a second chance, which makes its invoice, or declines it. Throws `AppError` 404, 409 `dealState`, `offerEnded`. */
export const answerOffer = (records: RecordContext, call: DealCall, accepted: boolean): Promise<null> =>
  onLockedDeal(records, call, ['answerOffer', accepted], async (context, locked) => {
    const { deal } = locked
    requireStatus(deal, 'offered')
    if ((deal.offerUntil ?? '') <= nowOf(context)) throw new AppError(409, 'offerEnded')
    if (!accepted) await declineDeal(context, deal)
    else await changeSoldCar(context, await invoiceDeal(context, locked))
    return null
  })
