import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import type { ComponentType } from 'react'
import type { Direction } from '../../domain/delivery.ts'
import type { orderCalls } from '../../domain/orders/calls.ts'
import type { ShownMap } from '../../model/entityMap.ts'

export type Move =
  | (typeof orderCalls.salesOrders)['deliver' | 'cancelDelivery']
  | (typeof orderCalls.purchaseOrders)['receive' | 'cancelReceipt']

/** What can be moved of an approved order, whole or in parts (`PRODUCT.md E9, E11`). */
export interface Delivery {
  readonly path: Move['path']
  /** Key of its text. */
  readonly action: 'deliver' | 'cancelDelivery' | 'receive' | 'cancelReceipt'
  readonly direction: Direction
  readonly Icon: ComponentType
}

/** What is delivered or received. */
export type Order = ShownMap['salesOrders'] | ShownMap['purchaseOrders']

/** By entity. */
export const DELIVERIES: Readonly<Record<string, readonly Delivery[]>> = {
  salesOrders: [
    { path: '/api/salesOrders/{id}/deliver', action: 'deliver', direction: 'deliver', Icon: LocalShipping },
    { path: '/api/salesOrders/{id}/cancelDelivery', action: 'cancelDelivery', direction: 'takeBack', Icon: AssignmentReturn },
  ],
  purchaseOrders: [
    { path: '/api/purchaseOrders/{id}/receive', action: 'receive', direction: 'deliver', Icon: LocalShipping },
    { path: '/api/purchaseOrders/{id}/cancelReceipt', action: 'cancelReceipt', direction: 'takeBack', Icon: AssignmentReturn },
  ],
}
