import { declareCall } from '../../model/calls/callContract.ts'
import { flag, listOf, object, text, textOrNull } from '../../model/calls/schemaParts.ts'

const right = { resource: 'materialTransactions', action: 'list' } as const

const day = { type: 'string', format: 'date' } as const

/** A row of a stock card; quantities in the main unit, values in the firm's currency. */
const CARD_ROW = object({
  id: text,
  date: day,
  kind: text,
  document: textOrNull,
  salesOrder: textOrNull,
  purchaseOrder: textOrNull,
  lot: textOrNull,
  quantity: text,
  change: { type: 'string', description: 'By how much the movement changed the value' },
  onHand: text,
  value: text,
})

const STANDING = object({ onHand: text, value: text })

const VALUED = object({
  material: text,
  warehouse: text,
  currency: text,
  onHand: text,
  value: text,
  unitCost: { ...textOrNull, description: 'Value by quantity, rounded to be read; null where there is none' },
})

/** Stock of materials, as decimal text in their main units (`PRODUCT.md E10`). */
export const stockCalls = {
  availability: declareCall({
    method: 'GET',
    path: '/api/materials/{id}/availability',
    tag: 'Materials',
    summary: 'On hand, reserved and available by warehouse, in the main unit',
    right,
    answer: listOf(
      object({
        warehouse: text,
        onHand: text,
        reserved: { type: 'string', description: 'Undelivered quantity of the reserved lines of approved sales orders' },
        available: text,
      }),
    ),
  }),
  onHand: declareCall({
    method: 'GET',
    path: '/api/materials/on-hand',
    tag: 'Materials',
    summary: 'On hand in all warehouses together, by material, in its main unit',
    right,
    query: object({ ids: { type: 'array', items: text, maxItems: 200 } }),
    answer: { type: 'object', additionalProperties: text },
  }),
  card: declareCall({
    method: 'GET',
    path: '/api/materials/{id}/stockCard',
    tag: 'Materials',
    summary: 'Movements of a material in a warehouse with running balance and value, at moving average cost',
    right,
    query: object({ warehouse: text, from: day, until: { ...day, description: 'Default: all that was ever moved' } }, ['from', 'until']),
    answer: object({
      currency: text,
      opening: STANDING,
      closing: STANDING,
      more: { ...flag, description: 'Earlier rows of the period are part of the opening' },
      rows: listOf(CARD_ROW),
    }),
  }),
  valuation: declareCall({
    method: 'GET',
    path: '/api/stock/valuation',
    tag: 'Materials',
    summary: 'What every warehouse held of each material on a day, and what it was worth at moving average cost',
    right,
    query: object({ date: { ...day, description: 'At its end; default: all that was ever moved' }, warehouse: text }, [
      'date',
      'warehouse',
    ]),
    answer: object({
      rows: listOf(VALUED),
      inTransit: { ...listOf(VALUED), description: 'Of transfers that have not arrived, by the warehouse that they left' },
    }),
  }),
  low: declareCall({
    method: 'GET',
    path: '/api/stock/low',
    tag: 'Materials',
    summary: 'Materials of which all warehouses together have less available than their minimum, and what to order',
    right,
    query: object({ warehouse: { ...text, description: 'Whose firm’s stock counts, and of which `here` is the stock' } }, ['warehouse']),
    answer: listOf(
      object({
        material: text,
        unit: { type: 'string', description: 'Code of the main unit' },
        minimum: text,
        onHand: text,
        here: { ...textOrNull, description: 'On hand in the requested warehouse; null without one' },
        reserved: text,
        onOrder: { type: 'string', description: 'What has not come of purchase orders, open demands and transfers' },
        suggested: { type: 'string', description: 'What brings it back to its minimum' },
      }),
    ),
  }),
}
