import type { Widen } from '../../widen.ts'

/** Names in choices of administrators, `control.*`. */
const control = {
  kinds: { entity: 'Records', screen: 'Screens' },
  operations: {
    salesDelivery: 'Sales delivery',
    purchaseReceipt: 'Purchase receipt',
    salesApproval: 'Sales approval',
    stockDocument: 'Stock document',
  },
}

export type ControlMessages = Widen<typeof control>
export default control
