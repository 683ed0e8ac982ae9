import { OPERATIONS } from '../../../domain/operations.ts'
import { creditExposure, type Owed } from '../../../domain/orders/creditExposure.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import type { ActionContext } from '../../records/rules.ts'
import { requireConfirmation } from '../control/operationControl.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { lastRate } from '../firms/lastRate.ts'
import { creditUsed } from './creditUsed.sql.ts'
import type { Order, Orders } from './orders.ts'

type Context = ActionContext<Orders>

/** Rates of the owed currencies to the firm's: the order's own rate for its currency, else the last used one. */
async function ratesOf(context: Context, order: Order, own: string, owed: readonly Owed[]): Promise<ReadonlyMap<string, string>> {
  const rates = new Map([[own, '1']])
  for (const { currency } of owed) {
    if (rates.has(currency)) continue
    const rate = (currency === order.currency ? order.rate : null) ?? (await lastRate(context, order.firm, currency))
    if (rate !== undefined) rates.set(currency, rate)
  }
  return rates
}

/**
 * Operation control decides about a sale above the customer's credit limit (`PRODUCT.md E18`). Locks the customer, so that approvals are counted
 * in sequence. Limits are in the firm's currency; debts in other currencies are converted by the rates of documents (`S9`). A missing rate needs
 * a confirmation in the same way. Throws `AppError` 409.
 */
export async function checkCredit(context: Context): Promise<void> {
  const { trx, repository, records, entity, confirmed } = context
  const order: Order = context.next
  if (entity.id !== 'salesOrders' || isReturn(order.slipType)) return
  const [customer] = await repository.of('customers').getLocked(trx, [order.customer])
  const limit = customer?.creditLimit ?? null
  if (limit === null) return
  const { currency } = await firmDefaults(context)
  const owed = await creditUsed(trx, { firm: order.firm, customer: order.customer })
  const used = creditExposure(owed, await ratesOf(context, order, currency, owed))
  const confirmation = { operation: OPERATIONS.salesApproval, confirmation: 'creditLimit', confirmed, tenant: order.firm } as const
  const about = { customer: order.customer, limit, currency, orderCurrency: order.currency }
  if (used === undefined) await requireConfirmation(records, trx, { ...confirmation, textKind: 'creditCurrency', about })
  else if (compareDecimal(used, limit) > 0) await requireConfirmation(records, trx, { ...confirmation, about: { ...about, used } })
}
