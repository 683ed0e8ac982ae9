import type { DealStatus } from '../../../domain/deals/lifecycle.ts'
import { hundredths, moneyText } from '../../../domain/money/hundredths.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { AppError } from '../../../model/errors.ts'
import type { Subject } from '../../../model/subject.ts'
import { notFound } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { ruleContext } from '../../records/ruleContext.ts'
import { writeOnce } from '../../records/write/idempotency.sql.ts'
import { notifyFirm } from '../firms/firmUsers.ts'
import { type PaymentSource, payOpen } from '../payments/payFromWallet.ts'
import { changeDeal, type Deal, type DealContext, houseContext, type LockedDeal, lockDeal, nowOf } from './dealContext.ts'
import { creditSeller } from './documents.ts'

/** A call on a deal: its caller, who has been checked, and the call's `Idempotency-Key`. */
export interface DealCall {
  readonly subject: Subject
  readonly id: string
  readonly key: string
}

/** Works on a locked deal once, even if the call is repeated. Throws `AppError` 404. */
export function onLockedDeal<T extends Json>(
  records: RecordContext,
  { subject, id, key }: DealCall,
  request: readonly Json[],
  work: (context: DealContext, locked: LockedDeal) => Promise<T>,
): Promise<T> {
  const call = { actor: subject.id, key, request: [...request, id] }
  return writeOnce(records, call, async (trx, alsoWritten) => {
    const context = ruleContext(records, { trx, subject, alsoWritten }, 'deals')
    const locked = await lockDeal(context, id)
    if (!locked) throw notFound()
    return work(context, locked)
  })
}

/** Refusal because of a deal's state: 409 `dealFrozen` if it is disputed, else `dealState`. */
export const wrongStatus = ({ status }: Pick<Deal, 'status'>): AppError =>
  new AppError(409, status === 'disputed' ? 'dealFrozen' : 'dealState')

/** Throws `AppError` 409 `dealFrozen` for a disputed deal, `dealState` for one in another state. */
export function requireStatus({ status }: Pick<Deal, 'status'>, ...allowed: readonly DealStatus[]): void {
  if (!allowed.includes(status)) throw wrongStatus({ status })
}

/** Link and parameters of a notification about a deal. */
export const dealNotice = ({ id, name }: Deal, params: Readonly<Record<string, string>> = {}) => ({
  params: { car: name ?? '', ...params },
  link: { entity: 'deals', id },
})

/** Marks a deal as paid when its invoice is settled, and credits the seller (`PRODUCT.md A14`). */
export async function markPaid(context: DealContext, deal: Deal): Promise<Deal> {
  const after = await changeDeal(context, deal, { status: 'paid', paidAt: nowOf(context) })
  await creditSeller(context, after)
  if (deal.statement !== null) {
    const amount = moneyText(hundredths(deal.price) - hundredths(deal.commission))
    await notifyFirm(context, deal.seller ?? '', { kind: 'dealPaid', ...dealNotice(deal, { amount, currency: deal.currency }) })
  }
  return after
}

/** Pays what is owed, from the buyer's wallet or by a transfer that has arrived. Throws `AppError` 404, 409. */
export const payDeal = (records: RecordContext, call: DealCall, source: PaymentSource): Promise<null> =>
  onLockedDeal(records, call, ['payDeal', source.by, source.reference ?? null], async (context, { deal }) => {
    requireStatus(deal, 'invoiced')
    await payOpen(houseContext(context), deal.invoice ?? '', undefined, context.alsoWritten, source)
    await markPaid(context, deal)
    return null
  })
