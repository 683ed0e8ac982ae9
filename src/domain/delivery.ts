import type { EntityMap } from '../model/entityMap.ts'
import type { OrderLine } from './orderLine.ts'
import { notNegative, parseQuantity, quantityText } from './quantities.ts'

/** The parts of an order's line that deliveries use; quantities are decimal text in the line's unit. */
export type DeliveryLine = Pick<OrderLine, 'lineType' | 'quantity' | 'bonus' | 'deliveredQuantity'>

/** Quantity plus bonus (`PRODUCT.md E5`); zero for discounts and surcharges. */
const orderedOf = (line: DeliveryLine): bigint =>
  line.lineType === 'material' ? parseQuantity(line.quantity) + parseQuantity(line.bonus) : 0n

/** Ordered less delivered, never below zero. Decimal text. */
export const remainingOf = (line: DeliveryLine): string => {
  return quantityText(notNegative(orderedOf(line) - parseQuantity(line.deliveredQuantity)))
}

/** Delivered quantity of a line, which can be taken back. Decimal text. */
const deliveredOf = (line: DeliveryLine): string => quantityText(parseQuantity(line.deliveredQuantity))

export type Direction = 'deliver' | 'takeBack'

/** Maximum quantity that a delivery may move on a line. Decimal text. */
export const movable = (line: DeliveryLine, direction: Direction): string =>
  direction === 'deliver' ? remainingOf(line) : deliveredOf(line)

/** Delivered quantity of a line after a movement; undefined if it exceeds the maximum (`PRODUCT.md E9`). */
export const afterMoving = (line: DeliveryLine, quantity: string, direction: Direction): string | undefined => {
  const moved = parseQuantity(quantity)
  if (moved > parseQuantity(movable(line, direction))) return undefined
  const delivered = parseQuantity(line.deliveredQuantity)
  return quantityText(direction === 'deliver' ? delivered + moved : delivered - moved)
}

/** Shipping status of an order, by its lines (`PRODUCT.md E9`). */
export const shippingStatus = (
  kind: 'sales' | 'purchase',
  lines: readonly DeliveryLine[],
): EntityMap['salesOrders' | 'purchaseOrders']['shippingStatus'] => {
  const goods = lines.filter((line) => orderedOf(line) > 0n)
  const whole = goods.length > 0 && goods.every((line) => parseQuantity(line.deliveredQuantity) >= orderedOf(line))
  if (kind === 'purchase') return whole ? 'shipped' : 'notShipped'
  return whole ? 'delivered' : goods.some((line) => parseQuantity(line.deliveredQuantity) > 0n) ? 'partiallyDelivered' : 'notDelivered'
}

/** Quantity that a line reserves: the undelivered quantity of a reserved line (`PRODUCT.md E10`). Decimal text. */
export const reservedOf = (line: DeliveryLine & Pick<OrderLine, 'reserve'>): string =>
  line.reserve === true ? remainingOf(line) : quantityText(0n)
