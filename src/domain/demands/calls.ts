import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, listOf, object, openObject, text, textOrNull } from '../../model/calls/schemaParts.ts'

const expectedDate = { type: 'string', format: 'date', description: 'When the goods are expected' } as const

/** Named actions on demands (`PRODUCT.md E14, E19`). */
export const demandCalls = {
  approve: declareCall({ ...actionOn('demands', 'approve', 'approve'), summary: 'Approve a proposal' }),
  cancel: declareCall({ ...actionOn('demands', 'cancel', 'edit'), summary: 'Cancel what is not ordered yet' }),
  order: declareCall({
    ...actionOn('demands', 'order', 'edit'),
    summary: 'Make a purchase order of what remains',
    body: openObject(
      {
        customer: { type: 'string', description: 'The supplier: id of customers.' },
        lines: { ...listOf(text), description: 'Ids of the demand’s lines; default: all' },
        expectedDate,
      },
      ['lines', 'expectedDate'],
    ),
  }),
}

/** Maximum number of demands that are ordered together. */
export const MAX_DEMANDS = 100

const IDS = { type: 'array', items: text, minItems: 1, maxItems: MAX_DEMANDS } as const
const PERCENT = { type: 'integer', minimum: 0, maximum: 100 } as const

/** Coverage of demands, and orders of their open quantities. Quantities are decimal text in a line's unit. */
export const demandCoverage = {
  coverage: declareCall({
    method: 'GET',
    path: '/api/demands/{id}/coverage',
    summary: 'What is ordered, delivered and open of a demand, by line',
    right: { resource: 'demands', action: 'show' },
    answer: listOf(
      object({
        id: text,
        quantity: text,
        ordered: text,
        delivered: text,
        cancelled: text,
        open: text,
        orderedPercent: PERCENT,
        deliveredPercent: PERCENT,
      }),
    ),
  }),
  open: declareCall({
    method: 'GET',
    path: '/api/demands/open',
    summary: 'What can still be ordered of several demands, and from whom and at what price it came last',
    right: { resource: 'demands', action: 'show' },
    query: object({ ids: IDS }),
    answer: listOf(
      object({
        demand: text,
        slipNumber: textOrNull,
        line: text,
        material: text,
        unit: textOrNull,
        quantity: text,
        supplier: textOrNull,
        price: textOrNull,
        currency: text,
      }),
    ),
  }),
  orderAll: declareCall({
    method: 'POST',
    path: '/api/demands/order',
    summary: 'Make purchase orders of what remains of several demands, one for each supplier and warehouse',
    right: { resource: 'demands', action: 'edit' },
    refuses: [404],
    body: openObject(
      {
        ids: IDS,
        customer: { type: 'string', description: 'The supplier; default: of each material the one that delivered it last' },
        lines: { ...listOf(text), description: 'Ids of lines; default: all' },
        expectedDate,
      },
      ['customer', 'lines', 'expectedDate'],
    ),
    answer: object({
      orders: listOf(object({ id: text, ficheNumber: textOrNull, customer: text, lines: count })),
      left: { ...count, description: 'Lines without a supplier' },
    }),
  }),
}
