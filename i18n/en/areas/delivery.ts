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
  orderText: 'Whatever remains of this demand and is not yet on order goes onto a new purchase order.',
  create: 'Create purchase order',
  ordered: 'Purchase order created',
  orderFailed: 'The purchase order could not be created.',
  supplierNeeded: 'Choose a supplier',
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
}

export type DeliveryMessages = Widen<typeof delivery>
export default delivery
