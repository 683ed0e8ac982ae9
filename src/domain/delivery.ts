import type { EntityMap } from '../model/entityMap.ts'
import type { OrderLine } from './orderLine.ts'
import { notNegative, parseQuantity, quantityText } from './quantities.ts'

/** A line of an order as deliveries see it; quantities are decimal text in the line's unit. */
export type DeliveryLine = Pick<OrderLine, 'lineType' | 'quantity' | 'bonus' | 'deliveredQuantity'>

/** What is to be delivered: the quantity and its bonus (`PRODUCT.md E5`). Discounts and surcharges have nothing to deliver. */
const orderedOf = (line: DeliveryLine): bigint =>
  line.lineType === 'material' ? parseQuantity(line.quantity) + parseQuantity(line.bonus) : 0n

/** Ordered less delivered, never below zero. Decimal text. */
export const remainingOf = (line: DeliveryLine): string => {
  return quantityText(notNegative(orderedOf(line) - parseQuantity(line.deliveredQuantity)))
}

/** Of a line, what can be taken back. Decimal text. */
const deliveredOf = (line: DeliveryLine): string => quantityText(parseQuantity(line.deliveredQuantity))

export type Direction = 'deliver' | 'takeBack'

/** What a delivery may move on a line at most. Decimal text. */
export const movable = (line: DeliveryLine, direction: Direction): string =>
  direction === 'deliver' ? remainingOf(line) : deliveredOf(line)

/** The delivered quantity of a line after one more movement, or undefined where that is more than may move (`PRODUCT.md E9`). */
export const afterMoving = (line: DeliveryLine, quantity: string, direction: Direction): string | undefined => {
  const moved = parseQuantity(quantity)
  if (moved > parseQuantity(movable(line, direction))) return undefined
  const delivered = parseQuantity(line.deliveredQuantity)
  return quantityText(direction === 'deliver' ? delivered + moved : delivered - moved)
}

/** Where an order stands by its lines (`PRODUCT.md E9`). */
export const shippingStatus = (
  kind: 'sales' | 'purchase',
  lines: readonly DeliveryLine[],
): EntityMap['salesOrders' | 'purchaseOrders']['shippingStatus'] => {
  const goods = lines.filter((line) => orderedOf(line) > 0n)
  const whole = goods.length > 0 && goods.every((line) => parseQuantity(line.deliveredQuantity) >= orderedOf(line))
  if (kind === 'purchase') return whole ? 'shipped' : 'notShipped'
  return whole ? 'delivered' : goods.some((line) => parseQuantity(line.deliveredQuantity) > 0n) ? 'partiallyDelivered' : 'notDelivered'
}

/** What a line keeps in the warehouse for its customer: what is not yet delivered of a reserved line (`PRODUCT.md E10`). Decimal text. */
export const reservedOf = (line: DeliveryLine & Pick<OrderLine, 'reserve'>): string =>
  line.reserve === true ? remainingOf(line) : quantityText(0n)
