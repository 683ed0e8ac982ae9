import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { listOf, openObject, text } from '../../model/calls/schemaParts.ts'

type OrderId = 'salesOrders' | 'purchaseOrders'

const REASON = {
  body: openObject({ reason: { type: 'string', maxLength: 250, description: 'Kept with the slip' } }, ['reason']),
} as const

const decisions = <const E extends OrderId>(entity: E) => ({
  approve: declareCall({ ...actionOn(entity, 'approve', 'approve'), summary: 'Approve a proposal' }),
  reject: declareCall({ ...actionOn(entity, 'reject', 'approve'), ...REASON, summary: 'Reject a proposal' }),
  cancel: declareCall({
    ...actionOn(entity, 'cancel', 'edit'),
    ...REASON,
    summary: 'Give up a slip of which nothing is delivered',
    description: 'Of an approved one it needs the right to approve.',
  }),
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

const copies = <const E extends OrderId>(entity: E) => ({
  duplicate: declareCall({ ...actionOn(entity, 'duplicate', 'create'), summary: 'Make a proposal of the same lines' }),
  return: declareCall({
    ...actionOn(entity, 'return', 'create'),
    body: openObject({ lines: { ...listOf(LINE), description: 'Default: all that can be returned' } }, ['lines']),
    summary: 'Propose the return of what was delivered, whole or in parts',
  }),
})

/** What is done to orders by name (`PRODUCT.md E8, E9, E15`). */
export const orderCalls = {
  salesOrders: {
    ...decisions('salesOrders'),
    ...copies('salesOrders'),
    deliver: declareCall({ ...actionOn('salesOrders', 'deliver', 'edit'), ...delivery, summary: 'Deliver, whole or in parts' }),
    cancelDelivery: declareCall({ ...actionOn('salesOrders', 'cancelDelivery', 'edit'), ...delivery, summary: 'Take deliveries back' }),
  },
  purchaseOrders: {
    ...decisions('purchaseOrders'),
    ...copies('purchaseOrders'),
    receive: declareCall({ ...actionOn('purchaseOrders', 'receive', 'edit'), ...delivery, summary: 'Receive, whole or in parts' }),
    cancelReceipt: declareCall({ ...actionOn('purchaseOrders', 'cancelReceipt', 'edit'), ...delivery, summary: 'Take receipts back' }),
  },
}
