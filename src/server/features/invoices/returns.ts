import { isReturn } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'

type Order = EntityMap['salesOrders'] | EntityMap['purchaseOrders']

/** Whether an order is a return. */
export const isReturnSlip = ({ slipType }: Order): boolean => isReturn(slipType)

/** The order that a return refers to. */
export const returnedOrder = (order: Order): string | undefined => (isReturnSlip(order) ? (order.returnOf ?? undefined) : undefined)
