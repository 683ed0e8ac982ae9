import { v7 } from 'uuid'
import { type Direction, shippingStatus } from '../../../domain/delivery.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import { AppError } from '../../../model/errors.ts'
import { type NamedAction, namedAction } from '../../records/rules.ts'
import { firmDay } from '../firms/firmDay.ts'
import { firmDefaults } from '../firms/firmDefaults.ts'
import { lastRate } from '../firms/lastRate.ts'
import { requirePostingDay } from '../firms/postingDay.ts'
import { withLots } from '../stock/documents/lots.ts'
import { moveStock } from '../stock/stock.ts'
import { purchaseValue, type ValueUpTo } from './deliveredValue.ts'
import { type DeliveryContext, deliveryMovements } from './deliveryMovements.ts'
import { postNote } from './deliveryNote.ts'
import { linesAfter } from './deliveryRequest.ts'
import { ORDER_KINDS } from './orderKinds.ts'
import type { Order, OrderDraft, Orders, Trade } from './orders.ts'

/** Cost of a purchase's goods, at the order's rate, else the last used one. Undefined without a rate; then the average cost counts. */
async function goodsValue(context: DeliveryContext, trade: Trade): Promise<ValueUpTo | undefined> {
  const order: Order = context.next
  if (trade !== 'purchase' || isReturn(order.slipType)) return undefined
  const { currency } = await firmDefaults(context)
  if (order.currency === null || order.currency === currency) return purchaseValue(order, '1')
  const rate = order.rate ?? (await lastRate(context, order.firm, order.currency))
  return rate === undefined ? undefined : purchaseValue(order, rate)
}

async function deliver(trade: Trade, direction: Direction, context: DeliveryContext): Promise<void> {
  const { next, body, confirmed } = context
  const date = body.date ?? (await firmDay(context, next.firm))
  await requirePostingDay(context, date)
  const document = v7()
  const lines = await deliveryMovements(context, { trade, direction, date, document, valueUpTo: await goodsValue(context, trade) })
  const movements = await withLots(context, lines, { needed: true })
  await postNote(context, { id: document, trade, takesBack: direction === 'takeBack', date, movements })
  await moveStock(context, movements, { operation: ORDER_KINDS[trade].operation, confirmed, ...(trade === 'sales' && { order: next.id }) })
}

/**
 * Delivers an approved order in full or in parts, or cancels deliveries: updates delivered quantities and shipping status, posts a stock document
 * and moves stock under lock (`PRODUCT.md E9, E11, E17`). Delivering a return brings its goods back.
 */
export const delivery = (trade: Trade, direction: Direction): NamedAction<Orders> =>
  namedAction(ORDER_KINDS[trade].moves[direction], {
    changes(order, body) {
      if (order.approval !== 'approved') throw new AppError(409, 'notApproved')
      const lines = linesAfter(order, body, direction)
      return { lines, shippingStatus: shippingStatus(trade, lines) } satisfies OrderDraft
    },
    effect: (context) => deliver(trade, direction, context),
  })
