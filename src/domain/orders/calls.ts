import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { flag, listOf, nullable, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

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
  reopen: declareCall({ ...actionOn(entity, 'reopen', 'approve'), summary: 'Make a decided order a proposal again' }),
})

/** Quantities in the line's unit; unnamed lines stay unchanged. */
const LINE = openObject(
  {
    id: text,
    quantity: { type: 'string', format: 'decimal', scale: 4, formatMinimum: '0' },
    lot: { type: 'string', maxLength: 2000, description: 'Lot, or serial numbers by commas, of a material that is tracked' },
  },
  ['lot'],
)

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

const UNIT = object({ code: text, factor1: text, factor2: text, isMain: { anyOf: [flag, { type: 'null' }] } })
const AGREED = object({ material: text, unit: textOrNull, price: text, date: text, number: textOrNull, quantity: textOrNull })
const LISTED = object({ material: text, unit: textOrNull, price: text, validFrom: text, validUntil: textOrNull, own: flag })

const form = <const E extends OrderId>(entity: E) => ({
  initial: declareCall({
    method: 'GET',
    path: `/api/${entity}/initial`,
    summary: 'What a new slip of the caller’s firm starts with',
    right: { resource: entity, action: 'create' },
    answer: object({ warehouse: textOrNull, currency: text, salesman: textOrNull, status: textOrNull }),
  }),
  facts: declareCall({
    method: 'POST',
    readsOnly: true,
    path: `/api/${entity}/materialFacts`,
    summary: 'What lines of a slip take from their materials: units, VAT, prices, stock, cost',
    description:
      'Stock and cost are for those who may read movements and purchase orders. An empty id asks what lines without a material take.',
    right: { resource: entity, action: 'list' },
    body: openObject(
      {
        materials: { type: 'array', items: text, maxItems: 1000 },
        slipType: { enum: ['sale', 'salesReturn', 'retailSale', 'retailSalesReturn', 'purchase', 'purchaseReturn'] },
        customer: textOrNull,
        currency: textOrNull,
        warehouse: textOrNull,
        date: { type: 'string', format: 'date' },
      },
      ['customer', 'currency', 'warehouse'],
    ),
    answer: listOf(
      object({
        id: text,
        units: listOf(UNIT),
        vatPercentage: textOrNull,
        agreed: { ...listOf(AGREED), description: 'The customer’s last prices, the newest first' },
        listed: listOf(LISTED),
        stock: nullable(object({ onHand: text, reserved: text, available: text })),
        cost: nullable(object({ unit: textOrNull, price: text })),
      }),
    ),
  }),
})

/** Calls of a slip's form (`PRODUCT.md E16`). */
export const slipCalls = { salesOrders: form('salesOrders'), purchaseOrders: form('purchaseOrders') }

const lots = <const E extends OrderId>(entity: E) =>
  declareCall({
    method: 'GET',
    path: `/api/${entity}/{id}/lots`,
    summary: 'Lines of a slip that are kept by lots or serial numbers, with those to choose from',
    description: 'The lots are for users who may read movements; quantities are in the main unit.',
    right: { resource: entity, action: 'show' },
    query: object({ direction: { enum: ['deliver', 'takeBack'], description: 'Default: deliver' } }, ['direction']),
    answer: listOf(
      object({
        line: text,
        tracking: { enum: ['lot', 'serial'] },
        pieces: { ...text, description: 'Of the main unit in one of the line’s unit' },
        reverses: { ...flag, description: 'The lots are those delivered and not yet returned; else those in the warehouse' },
        lots: listOf(object({ lot: text, quantity: text })),
      }),
    ),
  })

/** Calls of the delivery dialog (`PRODUCT.md E17`). */
export const lotCalls = { salesOrders: lots('salesOrders'), purchaseOrders: lots('purchaseOrders') }

/** Named actions on orders (`PRODUCT.md E8, E9, E15`). */
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
