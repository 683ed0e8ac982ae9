import type { Widen } from '../../widen.ts'

/** Texts of the lines of orders, of deliveries, and of demands on their way to an order, `delivery.*`. */
const delivery = {
  deliver: 'Deliver',
  cancelDelivery: 'Cancel delivery',
  receive: 'Receive',
  cancelReceipt: 'Cancel receipt',
  date: 'Date',
  dateHelp: 'Stock moves on this day',
  remaining: 'of %{quantity} %{unit}',
  quantity: 'Quantity: %{line}',
  done: 'Stock has been moved',
  failed: 'Stock could not be moved.',
  nothing: 'There is nothing left to move',
  cancel: 'Cancel',
  order: 'To purchase order',
  orderText: 'Whatever remains and is not yet on order goes onto new purchase orders: one for each supplier and warehouse.',
  create: 'Create purchase order',
  orderFailed: 'The purchase order could not be created.',
  demandApproved: 'Demand approved',
  cancelDemand: 'Cancel demand',
  demandCancelled: 'Demand cancelled',
  cancelDemandTitle: 'Cancel this demand?',
  cancelDemandText: 'Whatever has not arrived yet is cancelled. This can’t be undone.',
  // How computed amounts of an order's lines came about.
  lines: {
    total: 'Quantity × price − discount, before VAT',
    vat: 'VAT of the line, after its share of discounts and surcharges',
    discount: 'Discount % of quantity × price',
    spread: 'What this line spreads over the others',
  },
  coverage: {
    title: 'Coverage',
    material: 'Material',
    quantity: 'Wanted',
    ordered: 'Ordered',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    open: 'Open',
    orderedShare: 'Ordered %',
    deliveredShare: 'Delivered %',
    failed: 'The coverage could not be loaded.',
    empty: 'No lines yet',
  },
  open: {
    title: 'What is ordered',
    price: 'Last price',
    supplier: 'Supplier',
    supplierHint: 'Left empty: each material from the supplier that delivered it last',
    without: '%{smart_count} line has no supplier yet: choose one. |||| %{smart_count} lines have no supplier yet: choose one.',
    made: '%{smart_count} purchase order created |||| %{smart_count} purchase orders created',
    left: '%{smart_count} line without a supplier is left. |||| %{smart_count} lines without a supplier are left.',
  },
}

export type DeliveryMessages = Widen<typeof delivery>
export default delivery
