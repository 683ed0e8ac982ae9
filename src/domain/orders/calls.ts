import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, openObject, text } from '../../model/calls/schemaParts.ts'

type OrderId = 'salesOrders' | 'purchaseOrders'

const decisions = <const E extends OrderId>(entity: E) => ({
  approve: declareCall({ ...actionOn(entity, 'approve', 'approve'), summary: 'Approve a proposal' }),
  reject: declareCall({ ...actionOn(entity, 'reject', 'approve'), summary: 'Reject a proposal' }),
  reopen: declareCall({ ...actionOn(entity, 'reopen', 'approve'), summary: 'Make what was decided a proposal again' }),
})

/** Quantities in the line's unit; a line that is not named stays as it is. */
const LINE = openObject({ id: text, quantity: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0' } })

const delivery = {
  body: openObject(
    {
      date: { type: 'string', format: 'date', description: 'Default: today' },
      lines: { ...listOf(LINE), description: 'Default: all that can move' },
    },
    ['date', 'lines'],
  ),
} as const

/** What is done to orders by name (`PRODUCT.md E8, E9`). */
export const orderCalls = {
  salesOrders: {
    ...decisions('salesOrders'),
    deliver: declareCall({ ...actionOn('salesOrders', 'deliver', 'edit'), ...delivery, summary: 'Deliver, whole or in parts' }),
    cancelDelivery: declareCall({ ...actionOn('salesOrders', 'cancelDelivery', 'edit'), ...delivery, summary: 'Take deliveries back' }),
  },
  purchaseOrders: {
    ...decisions('purchaseOrders'),
    receive: declareCall({ ...actionOn('purchaseOrders', 'receive', 'edit'), ...delivery, summary: 'Receive, whole or in parts' }),
    cancelReceipt: declareCall({ ...actionOn('purchaseOrders', 'cancelReceipt', 'edit'), ...delivery, summary: 'Take receipts back' }),
  },
}
