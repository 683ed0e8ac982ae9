import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import type { ComponentType } from 'react'
import type { Direction } from '../../domain/delivery.ts'
import type { ShownMap } from '../../model/entityMap.ts'

/** What can be moved of an approved order, whole or in parts (`PRODUCT.md E9, E11`). */
export interface Delivery {
  /** Named action of the API, and key of its text. */
  readonly action: 'deliver' | 'cancelDelivery' | 'receive' | 'cancelReceipt'
  readonly direction: Direction
  readonly Icon: ComponentType
}

/** What is delivered or received. */
export type Order = ShownMap['salesOrders'] | ShownMap['purchaseOrders']

/** By entity. */
export const DELIVERIES: Readonly<Record<string, readonly Delivery[]>> = {
  salesOrders: [
    { action: 'deliver', direction: 'deliver', Icon: LocalShipping },
    { action: 'cancelDelivery', direction: 'takeBack', Icon: AssignmentReturn },
  ],
  purchaseOrders: [
    { action: 'receive', direction: 'deliver', Icon: LocalShipping },
    { action: 'cancelReceipt', direction: 'takeBack', Icon: AssignmentReturn },
  ],
}
