import { OPERATIONS } from '../../../domain/operations.ts'
import { orderCalls } from '../../../domain/orders/calls.ts'

const { salesOrders, purchaseOrders } = orderCalls

/** Differences between sales and purchase orders. */
export const ORDER_KINDS = {
  sales: {
    entity: 'salesOrders',
    /** Kind of slip in numbering templates. */
    trcode: 'salesOrder',
    statuses: 'salesOrderStatuses',
    /** Name of a delivery in operation control. */
    operation: OPERATIONS.salesDelivery,
    moves: { deliver: salesOrders.deliver, takeBack: salesOrders.cancelDelivery },
  },
  purchase: {
    entity: 'purchaseOrders',
    trcode: 'purchaseOrder',
    statuses: 'purchaseOrderStatuses',
    operation: OPERATIONS.purchaseReceipt,
    moves: { deliver: purchaseOrders.receive, takeBack: purchaseOrders.cancelReceipt },
  },
} as const

export type OrderKind = (typeof ORDER_KINDS)[keyof typeof ORDER_KINDS]
