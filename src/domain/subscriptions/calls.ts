import { declareCall } from '../../model/calls/callContract.ts'
import { count, flag, idempotencyKey, listOf, nullable, object, recordOf, text, textOrNull } from '../../model/calls/schemaParts.ts'
import { LINE_KINDS } from './charge.ts'

const tag = 'Subscriptions'
const id = { type: 'string', minLength: 1, maxLength: 64 } as const

const right = { resource: 'subscriptions', action: 'show' } as const
const changing = { method: 'POST', tag, headers: idempotencyKey, right, refuses: [404], answer: recordOf('subscriptions') } as const

const day = { type: 'string', format: 'date' } as const

const CHARGE = object({
  lines: listOf(
    object({
      kind: { enum: LINE_KINDS },
      name: { ...text, description: 'Of the plan or add-on' },
      quantity: count,
      price: { ...text, description: 'Of one for a whole period, without VAT' },
      from: day,
      until: day,
      days: { ...count, description: 'Charged days' },
      of: { ...count, description: 'Days of the period' },
      amount: { ...text, description: 'Without VAT' },
      vat: text,
    }),
  ),
  net: text,
  vatRate: text,
  vat: text,
  total: text,
  currency: text,
})

const OBSTACLE = object({ what: { enum: ['cars', 'bids'] }, used: count, allowed: count })

/** Plans of firms (`PRODUCT.md P1` to `P7`). The firm is the caller's; an Admin chooses one by `X-Firm`. */
export const subscriptionCalls = {
  own: declareCall({
    method: 'GET',
    tag,
    right,
    path: '/api/subscriptions/own',
    summary: 'The firm’s plan, its use, and the next charge',
    answer: object({
      subscription: { ...textOrNull, description: 'Id of the firm’s subscription' },
      usage: { ...object({ cars: count, bids: count }), description: 'Unsold cars of the firm, and its leading bids' },
      next: { ...nullable(object({ date: day, charge: nullable(CHARGE) })), description: 'Null if nothing will be charged' },
    }),
  }),
  preview: declareCall({
    method: 'GET',
    tag,
    right,
    refuses: [404],
    path: '/api/subscriptions/preview',
    summary: 'What a plan or an add-on would cost and change',
    query: object({ what: { enum: ['plan', 'addon'] }, id }),
    answer: object({
      when: { enum: ['now', 'renewal'] },
      date: { ...day, description: 'When it takes effect' },
      charge: { ...nullable(CHARGE), description: 'Charged now' },
      obstacles: { ...listOf(OBSTACLE), description: 'What must be reduced first' },
    }),
  }),
  choose: declareCall({
    ...changing,
    path: '/api/subscriptions/choose',
    summary: 'Choose a plan: a larger one now, a smaller one from the next renewal on',
    body: object({ plan: id }),
  }),
  book: declareCall({
    ...changing,
    path: '/api/subscriptions/addons',
    summary: 'Book an add-on now, or end it with the period',
    body: object({ addon: id, booked: flag }),
  }),
  cancel: declareCall({
    ...changing,
    path: '/api/subscriptions/cancellation',
    summary: 'End the plan with its period, or keep it',
    body: object({ cancelled: flag }),
  }),
}
