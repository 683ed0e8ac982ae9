import { declareCall } from '../../model/calls/callContract.ts'
import { listOf, object, text } from '../../model/calls/schemaParts.ts'

const right = { resource: 'materialTransactions', action: 'list' } as const

/** What there is of materials, as decimal text in their main unit (`PRODUCT.md E10`). */
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
        reserved: { type: 'string', description: 'Of approved sales orders’ reserved lines, what is not yet delivered' },
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
}
