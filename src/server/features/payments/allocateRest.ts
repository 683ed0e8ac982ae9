import { hundredths } from '../../../domain/money/hundredths.ts'
import { paymentCalls } from '../../../domain/payments/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { followingDay } from '../firms/postingDay.ts'
import { lockCustomer } from '../invoices/openDocuments.ts'
import { decideAllocation } from './allocation.ts'
import { settleRows } from './settleRows.ts'

type Context = ActionContext<EntityOf<'payments'>, BodyOf<typeof paymentCalls.allocate>>

async function allocate(context: Context): Promise<void> {
  const { next: payment, body, records } = context
  const { firm, customer, direction } = payment
  await lockCustomer(context, customer)
  const date = await followingDay(context, body.date, payment.date)
  const account = payment.account ?? 'receivable'
  const paying = { firm, customer, direction, account, currency: payment.currency ?? '', date, rest: payment.unallocated ?? '0' }
  const { rows, rest } = await decideAllocation(context, paying, body.allocations)
  if (rows.length === 0) throw new AppError(409, 'nothingToSettle')
  await settleRows(context, rows)
  await writeDependent(context, entityOf(records, 'payments'), payment, {
    allocations: [...payment.allocations, ...rows],
    unallocated: rest,
  })
}

/** Settles documents with the rest of a payment. Throws `AppError` 409 `alreadyReversed`, `nothingLeft`, `nothingToSettle`, 422. */
export const allocateRest = namedAction(paymentCalls.allocate, {
  changes({ state, unallocated }) {
    if (state !== 'posted') throw new AppError(409, 'alreadyReversed')
    if (hundredths(unallocated) === 0n) throw new AppError(409, 'nothingLeft')
    return {}
  },
  effect: allocate,
})
