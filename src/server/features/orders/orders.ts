import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { EntityOf } from '../../../model/entityOf.ts'

/** Sales and purchase orders: what both have in common. */
export type OrderId = 'salesOrders' | 'purchaseOrders'
export type Orders = EntityOf<OrderId>
export type Order = EntityMap[OrderId]
export type OrderDraft = DraftMap[OrderId]

/** A line as it is written; `OrderLine` of the domain, and what demand it came from. */
export type DraftLine = NonNullable<DraftMap['purchaseOrders']['lines']>[number]

/** Whether an order sells or buys. */
export type Trade = 'sales' | 'purchase'

/** Lines of an order as it is stored, or is to be. */
export const linesOf = (order: OrderDraft | undefined): readonly DraftLine[] => order?.lines ?? []
