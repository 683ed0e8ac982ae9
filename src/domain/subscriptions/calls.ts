import { declareCall } from '../../model/calls/callContract.ts'
import { actionOn } from '../../model/calls/recordCalls.ts'
import { count, flag, idempotencyKey, listOf, nullable, object, recordOf, text, textOrNull } from '../../model/calls/schemaParts.ts'
import { LINE_KINDS } from './charge.ts'

const tag = 'Subscriptions'
const id = { type: 'string', minLength: 1, maxLength: 64 } as const

const right = { resource: 'subscriptions', action: 'show' } as const
const managing = { resource: 'subscriptions', action: 'edit' } as const
const changing = {
  method: 'POST',
  tag,
  headers: idempotencyKey,
  right,
  whileStopped: 'allowed',
  refuses: [404],
  answer: recordOf('subscriptions'),
} as const

/** A whole number in a query. */
const number = { type: 'string', pattern: '^\\d{1,9}$' } as const

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

const COUNTED = listOf(object({ id: { ...text, description: 'Of the car or auction' }, name: text, status: text }))

const STANDING = {
  subscription: { ...textOrNull, description: 'Id of the firm’s subscription' },
  usage: {
    ...object({ cars: count, bids: count, wins: count }),
    description: 'Unsold cars of the firm; its leading bids and its wins that were not delivered, which count together',
  },
  limits: {
    ...nullable(object({ carLimit: count, pipelineCarLimit: count, extraCarPrice: text, currency: text })),
    description: 'Of the current plan; null without one',
  },
  next: { ...nullable(object({ date: day, charge: nullable(CHARGE) })), description: 'Null if nothing will be charged' },
}

const DUE = object({
  invoice: { ...text, description: 'Id of the house’s invoice' },
  number: textOrNull,
  date: day,
  total: text,
  open: { ...text, description: 'Still to be paid' },
  currency: text,
  lines: listOf(object({ description: text, quantity: text, amount: { ...text, description: 'Without VAT' } })),
  failedAttempts: count,
  retryDate: { ...textOrNull, description: 'Day on which the wallet is debited again' },
  available: { ...textOrNull, description: 'In the firm’s wallet of this currency; null without one' },
  transfer: {
    ...nullable(object({ id: text, amount: text, date: text })),
    description: 'Announced and not yet confirmed: a record of walletRequests',
  },
})

/** Total of the preview that the user has confirmed; without it any charge is accepted. */
const previewed = { ...text, maxLength: 32, description: 'Total of the confirmed preview, `0.00` without a charge' } as const

/** Means of payment (`PRODUCT.md P6`). */
export const PAYMENT_MEANS = ['wallet', 'transfer'] as const

/** Plans of firms (`PRODUCT.md P1` to `P8`). The firm is the caller's; an Admin chooses one by `X-Firm`. */
export const subscriptionCalls = {
  own: declareCall({
    method: 'GET',
    tag,
    right,
    path: '/api/subscriptions/own',
    summary: 'The firm’s plan, its use, and the next charge',
    answer: object(STANDING),
  }),
  counted: declareCall({
    method: 'GET',
    tag,
    right,
    path: '/api/subscriptions/counted',
    summary: 'What counts against the limits of the firm’s plan',
    description: 'At most 500 of each; `usage` has the numbers.',
    answer: object({ cars: COUNTED, bids: COUNTED, wins: COUNTED }),
  }),
  of: declareCall({
    method: 'GET',
    tag,
    right: managing,
    path: '/api/subscriptions/of/{user}',
    summary: 'The plan of a user’s firm, as that firm sees it',
    answer: object({
      user: object({ id: text, name: text }),
      firm: nullable(object({ id: text, name: text })),
      ...STANDING,
      counted: object({ cars: COUNTED, bids: COUNTED, wins: COUNTED }),
      due: listOf(DUE),
    }),
  }),
  due: declareCall({
    method: 'GET',
    tag,
    right,
    path: '/api/subscriptions/due',
    summary: 'What the firm owes for its plan, and why',
    answer: object({ due: listOf(DUE) }),
  }),
  pay: declareCall({
    method: 'POST',
    tag,
    headers: idempotencyKey,
    right,
    refuses: [404],
    whileStopped: 'allowed',
    path: '/api/subscriptions/payments',
    summary: 'Pay what is due from the wallet, or announce a transfer',
    description: 'A transfer counts once an Admin has confirmed its wallet request. Payment restores a plan at once.',
    body: object({ invoice: id, means: { enum: PAYMENT_MEANS }, note: { type: 'string', maxLength: 500 } }, ['note']),
    answer: object({
      state: { enum: ['paid', 'announced'] },
      invoice: { ...text, description: 'The receipt' },
      request: { ...textOrNull, description: 'The record of walletRequests for an announced transfer' },
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
  impact: declareCall({
    method: 'GET',
    tag,
    right: managing,
    refuses: [404],
    path: '/api/subscriptions/impact',
    summary: 'Whom a change of a plan or an add-on affects, and from when',
    query: object(
      {
        what: { enum: ['plan', 'addon'] },
        id,
        carLimit: { ...number, description: 'The new limits, to count the firms above them' },
        pipelineCarLimit: number,
      },
      ['carLimit', 'pipelineCarLimit'],
    ),
    answer: object({
      subscriptions: { ...count, description: 'That have it now' },
      planned: { ...count, description: 'That will change to it at their renewal' },
      firstRenewal: { ...textOrNull, description: 'A new price applies from each renewal on: the first and last of them' },
      lastRenewal: textOrNull,
      overCars: { ...count, description: 'Firms with more cars than the new limit' },
      overPipeline: count,
    }),
  }),
  choose: declareCall({
    ...changing,
    path: '/api/subscriptions/choose',
    summary: 'Choose a plan: a larger one now, a smaller one from the next renewal on',
    body: object({ plan: id, previewed }, ['previewed']),
  }),
  book: declareCall({
    ...changing,
    path: '/api/subscriptions/addons',
    summary: 'Book an add-on now, or end it with the period',
    body: object({ addon: id, booked: flag, previewed }, ['previewed']),
  }),
  cancel: declareCall({
    ...changing,
    path: '/api/subscriptions/cancellation',
    summary: 'End the plan with its period, or keep it',
    body: object({ cancelled: flag }),
  }),
}

/** Terms that Admins agree with a firm. Notes are a field of the record. */
export const subscriptionActions = {
  grant: declareCall({
    ...actionOn('subscriptions', 'grant', 'edit'),
    summary: 'Give a plan for nothing: periods that begin until a day are not charged',
    body: object({ plan: id, until: { ...day, description: 'Left out, the gift is taken back' } }, ['plan', 'until']),
  }),
  discount: declareCall({
    ...actionOn('subscriptions', 'discount', 'edit'),
    summary: 'Give a discount on the plan: for periods that begin until a day',
    description: 'Left out, the discount is taken back.',
    body: object({ percent: { ...text, pattern: '^(100(\\.0{1,2})?|\\d{1,2}(\\.\\d{1,2})?)$' }, until: day }, ['percent', 'until']),
  }),
  pause: declareCall({
    ...actionOn('subscriptions', 'pause', 'edit'),
    summary: 'Pause the plan: read only and not charged; the rest of the period is kept',
  }),
  resume: declareCall({ ...actionOn('subscriptions', 'resume', 'edit'), summary: 'Go on with a paused plan' }),
  end: declareCall({ ...actionOn('subscriptions', 'end', 'edit'), summary: 'End the plan today' }),
}
