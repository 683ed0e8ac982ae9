import { demandCalls } from '../../../domain/demands/calls.ts'
import type { BodyOf } from '../../../model/calls/callContract.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError, invalid } from '../../../model/errors.ts'
import { type ActionContext, namedAction } from '../../records/rules.ts'
import { createPurchaseOrders, orderableLines } from './createPurchaseOrders.ts'

type Body = BodyOf<typeof demandCalls.order>
type Context = ActionContext<EntityOf<'demands'>, Body>

/** Throws `AppError` 422 if the demand has no such line. */
function checkChosen({ lines }: EntityMap['demands'], { lines: ids = [] }: Body): void {
  if (ids.every((id) => lines.some((line) => line.id === id))) return
  throw invalid<Body>('lines', 'reference')
}

async function makeOrder(context: Context): Promise<void> {
  const { records, subject, body, next } = context
  if (!records.access(entityOf(records, 'purchaseOrders'), subject).allowed.has('create')) throw new AppError(403, 'forbidden')
  checkChosen(next, body)
  const { customer: supplier, expectedDate } = body
  const orders = await createPurchaseOrders(context, await orderableLines(context, [next], body.lines), { supplier, expectedDate })
  if (orders.length === 0) throw new AppError(409, 'nothingToOrder')
}

/** Throws `AppError` 409 `demandNotApproved` unless purchase orders may be made from the demand (`PRODUCT.md E14`). */
export function checkOrderable({ status }: Pick<EntityMap['demands'], 'status'>): void {
  if (status !== 'approved' && status !== 'ordering') throw new AppError(409, 'demandNotApproved')
}

/**
 * Makes a purchase order for what remains of an approved demand (`PRODUCT.md E14`). Throws `AppError` 409 `demandNotApproved`, `nothingToOrder`, and 422.
 */
export const orderDemand = namedAction(demandCalls.order, {
  changes(demand) {
    checkOrderable(demand)
    return {}
  },
  effect: makeOrder,
})
