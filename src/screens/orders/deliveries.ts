import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import type { ComponentType } from 'react'
import type { Direction } from '../../domain/delivery.ts'
import type { orderCalls } from '../../domain/orders/calls.ts'
import { isReturn } from '../../domain/slipTypes.ts'
import type { ShownMap } from '../../model/entityMap.ts'

export type Move =
  | (typeof orderCalls.salesOrders)['deliver' | 'cancelDelivery']
  | (typeof orderCalls.purchaseOrders)['receive' | 'cancelReceipt']

/** A way to move goods of an approved order, whole or in parts (`PRODUCT.md E9, E11`). */
export interface Delivery {
  readonly path: Move['path']
  /** Text key. */
  readonly action: 'deliver' | 'cancelDelivery' | 'receive' | 'cancelReceipt'
  /** Text key for a return. */
  readonly ofReturn: 'receiveBack' | 'cancelReceiveBack' | 'giveBack' | 'cancelGiveBack'
  readonly direction: Direction
  readonly Icon: ComponentType
}

/** An order that is delivered or received. */
export type Order = ShownMap['salesOrders'] | ShownMap['purchaseOrders']

/** Text key of a delivery of this order; goods of a return move in the opposite direction. */
export const textKeyOf = ({ slipType }: Order, { action, ofReturn }: Delivery) =>
  `delivery.${isReturn(slipType) ? ofReturn : action}` as const

/** By entity. */
export const DELIVERIES: Readonly<Record<string, readonly Delivery[]>> = {
  salesOrders: [
    { path: '/api/salesOrders/{id}/deliver', action: 'deliver', ofReturn: 'receiveBack', direction: 'deliver', Icon: LocalShipping },
    {
      path: '/api/salesOrders/{id}/cancelDelivery',
      action: 'cancelDelivery',
      ofReturn: 'cancelReceiveBack',
      direction: 'takeBack',
      Icon: AssignmentReturn,
    },
  ],
  purchaseOrders: [
    { path: '/api/purchaseOrders/{id}/receive', action: 'receive', ofReturn: 'giveBack', direction: 'deliver', Icon: LocalShipping },
    {
      path: '/api/purchaseOrders/{id}/cancelReceipt',
      action: 'cancelReceipt',
      ofReturn: 'cancelGiveBack',
      direction: 'takeBack',
      Icon: AssignmentReturn,
    },
  ],
}
