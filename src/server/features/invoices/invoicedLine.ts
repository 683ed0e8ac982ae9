import type { InvoiceLine } from '../../../domain/money/invoiceLines.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { GoodsNames } from './goodsNames.ts'

type Order = EntityMap['salesOrders'] | EntityMap['purchaseOrders']

/** A line of an invoice: its amounts, and the goods of the order's line. */
export const invoicedLine = (amounts: InvoiceLine, { lines }: Order, names: GoodsNames, index: number) => {
  const line = lines.find(({ id }) => id === amounts.orderLine)
  return {
    ...amounts,
    lineNumber: index + 1,
    material: line?.material ?? null,
    car: line?.car ?? null,
    description: names(line) ?? null,
    unit: line?.unit ?? null,
    price: line?.price ?? null,
    vatPercentage: line?.vatPercentage ?? null,
  }
}
