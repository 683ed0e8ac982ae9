import { orderCalls } from '../../../domain/orders/calls.ts'
import { missingForApproval } from '../../../domain/orders/orderReadiness.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import { AppError, type ErrorIn, refuseErrors } from '../../../model/errors.ts'
import { type NamedAction, namedAction, type RuleContext, type WriteContext } from '../../records/rules.ts'
import { checkReferences } from '../../records/write/checkReferences.ts'
import { refuseForeignUnits } from '../stock/lineUnits.ts'
import { checkCredit } from './creditLimit.ts'
import { linesOf, type Order, type OrderDraft, type OrderId, type Orders } from './orders.ts'

/** Fields that approval checks again: the goods may be inactive, or the customer blocked, since they were chosen. */
const CHOSEN_NOW = { customer: null, lines: null } as const

const missingIn = (order: OrderDraft, returns: boolean): ErrorIn<OrderDraft>[] =>
  missingForApproval(linesOf(order), returns).map(({ index, field, code }) => ({
    path: index === undefined || field === undefined ? 'lines' : `lines.${index}.${field}`,
    keyword: code,
    params: { ...(code === 'required' && field !== undefined && { missingProperty: field }) },
  }))

/** Errors of a return without the returned slip, or of its lines without the returned lines (`PRODUCT.md E15`). */
function missing(order: OrderDraft): ErrorIn<OrderDraft>[] {
  const returns = isReturn(order.slipType ?? 'sale')
  if (returns && !order.returnOf) return [{ path: 'returnOf', keyword: 'required', params: { missingProperty: 'returnOf' } }]
  return missingIn(order, returns)
}

/**
 * Throws `AppError` 422, at the fields, if an order to be approved is incomplete or may no longer be traded (`PRODUCT.md E16`).
 */
export async function refuseUnready(context: WriteContext<Orders>): Promise<void> {
  const { records, trx, entity, subject, next } = context
  const fields = missing(next)
  refuseErrors<OrderDraft>(fields)
  await checkReferences(records, trx, entity, subject, next, { ...next, ...CHOSEN_NOW })
  await refuseForeignUnits(records, trx, linesOf(next))
}

interface ReasonBody {
  readonly reason?: string | undefined
}

const decide = (approval: 'approved' | 'rejected') => ({
  changes(order: Order, why: ReasonBody | undefined) {
    if (order.approval !== 'proposal') throw new AppError(409, 'notProposal')
    return { approval, reason: why?.reason?.trim() || null }
  },
})

const isDelivered = (order: OrderDraft): boolean => linesOf(order).some((line) => Number(line.deliveredQuantity ?? 0) > 0)

const reopen = {
  changes(order: Order) {
    if (order.approval === 'proposal') throw new AppError(409, 'alreadyProposal')
    if (order.approval === 'cancelled') throw new AppError(409, 'orderCancelled')
    if (order.approval === 'approved' && isDelivered(order)) throw new AppError(409, 'alreadyDelivered')
    return { approval: 'proposal' as const, reason: null }
  },
}

/** Cancels an order for good. Deliveries must be cancelled or returned, and invoices credited, before (`PRODUCT.md E14`). */
const cancel = {
  changes(order: Order, why: ReasonBody | undefined) {
    if (order.approval === 'cancelled') throw new AppError(409, 'orderCancelled')
    if (isDelivered(order)) throw new AppError(409, 'deliveredNotCancelled')
    if (order.invoiced !== 'notInvoiced') throw new AppError(409, 'alreadyInvoiced')
    return { approval: 'cancelled' as const, reason: why?.reason?.trim() || null }
  },
}

/** Undoing an approval needs the right to approve. Throws `AppError` 403. */
export function refuseCancelling({ action, before, records, entity, subject }: RuleContext<Orders>): void {
  if (action !== 'cancel' || before?.approval !== 'approved') return
  if (!records.access(entity, subject).allowed.has('approve')) throw new AppError(403, 'forbidden')
}

/** Approval changes only by named actions (`PRODUCT.md E8`). */
export const approvalActions = (entity: OrderId): readonly NamedAction<Orders>[] => [
  namedAction(orderCalls[entity].approve, { ...decide('approved'), effect: checkCredit }),
  namedAction(orderCalls[entity].reject, decide('rejected')),
  namedAction(orderCalls[entity].reopen, reopen),
  namedAction(orderCalls[entity].cancel, cancel),
]
