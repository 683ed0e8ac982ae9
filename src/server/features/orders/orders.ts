import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'

/** Entities of orders; sales and purchase orders share their rules. */
export type OrderId = 'salesOrders' | 'purchaseOrders'
export type Orders = EntityOf<OrderId>
export type Order = EntityMap[OrderId]
export type OrderDraft = DraftMap[OrderId]

/** A line as written: `OrderLine` of the domain, and its demand. */
export type DraftLine = NonNullable<DraftMap['purchaseOrders']['lines']>[number]

/** Whether an order sells or buys. */
export type Trade = 'sales' | 'purchase'

/** Lines of a stored or new order. */
export const linesOf = (order: OrderDraft | undefined): readonly DraftLine[] => order?.lines ?? []
