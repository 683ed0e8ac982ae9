import { isReturn } from '../../../domain/slipTypes.ts'
import type { EntityMap } from '../../../model/entityMap.ts'

type Order = EntityMap['salesOrders'] | EntityMap['purchaseOrders']

/** Whether an order takes goods back. */
export const isReturnSlip = ({ slipType }: Order): boolean => isReturn(slipType)

/** The order that a return takes back. */
export const returnedOrder = (order: Order): string | undefined => (isReturnSlip(order) ? (order.returnOf ?? undefined) : undefined)
