import { OPERATIONS } from '../../../domain/operations.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { ActionContext } from '../../records/rules.ts'
import { requireConfirmation } from '../control/operationControl.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { creditUsed } from './creditUsed.sql.ts'
import type { Order, Orders } from './orders.ts'

/**
 * A sale beyond the customer's credit limit is approved as operation control says (`PRODUCT.md E18`): the customer is locked, so that approvals are
 * counted one after the other. Limits are in the firm's currency; an order in another one can't be compared (`S9`), which is said and asked about
 * in the same way, never passed over. Throws `AppError` 409.
 */
export async function checkCredit(context: ActionContext<Orders>): Promise<void> {
  const { trx, repository, records, entity, confirmed } = context
  const order: Order = context.next
  if (entity.id !== 'salesOrders' || isReturn(order.slipType)) return
  const [customer] = await repository.of('customers').getLocked(trx, [order.customer])
  const limit = customer?.creditLimit ?? null
  if (limit === null) return
  const { currency } = await firmDefaults(context)
  const asked = { operation: OPERATIONS.salesApproval, confirmation: 'creditLimit', confirmed, tenant: order.firm } as const
  if (order.currency !== currency) {
    const about = { customer: order.customer, limit, currency, orderCurrency: order.currency }
    await requireConfirmation(records, trx, { ...asked, says: 'creditCurrency', about })
    return
  }
  const used = await creditUsed(trx, { firm: order.firm, customer: order.customer, currency })
  if (compareDecimal(used, limit) <= 0) return
  await requireConfirmation(records, trx, { ...asked, about: { customer: order.customer, limit, used, currency } })
}
