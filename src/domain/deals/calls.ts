import { declareCall } from '../../model/calls/callContract.ts'
import {
  flag,
  idempotencyKey,
  listOf,
  momentOrNull,
  nullable,
  object,
  openObject,
  text,
  textOrNull,
} from '../../model/calls/schemaParts.ts'
import { FAILURE } from '../auction/room.ts'
import { DEAL_STATUSES } from './lifecycle.ts'

const tag = 'Deals'
const right = { resource: 'deals', action: 'show' } as const
const money = { type: 'string', format: 'money', scale: 2, formatExclusiveMinimum: '0' } as const
const changing = { method: 'POST', tag, right, headers: idempotencyKey, refuses: [404] } as const
const deciding = { ...changing, right: { resource: 'deals', action: 'approve' } } as const

const reason = { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' } as const
const status = { enum: DEAL_STATUSES } as const
const dayOrNull = { type: ['string', 'null'], format: 'date' } as const

/** The sides of a deal; the house sees both. */
const DEAL_SIDES = ['buyer', 'seller', 'house'] as const

const LINE = object({ kind: { enum: ['car', 'fee', 'commission'] }, net: text, rate: text, vat: text, total: text })

const DOCUMENT = nullable(object({ id: text, number: textOrNull, total: text, open: text }))

const TERMS = object({ lines: listOf(LINE), net: text, vat: text, total: text })

const PAPERS = listOf(object({ id: text, name: text }))

const SHEET = object({
  side: { enum: DEAL_SIDES },
  status,
  currency: text,
  car: object({
    name: text,
    image: { ...textOrNull, description: 'Upload of the main picture' },
    vin: textOrNull,
    lotNumber: textOrNull,
    odometer: { type: ['integer', 'null'] },
    colour: textOrNull,
    make: textOrNull,
    model: textOrNull,
    year: { type: ['integer', 'null'] },
    location: { ...textOrNull, description: 'Name and address of the car lot' },
  }),
  auction: { ...text, description: 'Id of the lot' },
  ownCar: { ...textOrNull, description: 'Id of the car in the caller’s stock' },
  won: momentOrNull,
  due: dayOrNull,
  ends: { ...dayOrNull, description: 'The day on which an unpaid deal falls through' },
  offerUntil: momentOrNull,
  paid: momentOrNull,
  released: momentOrNull,
  pickedUp: momentOrNull,
  late: { ...flag, description: 'Unpaid after the day on which it was due' },
  buying: { ...nullable(TERMS), description: 'What the buyer owes; null for the seller' },
  deposit: { ...textOrNull, description: 'Captured when the lot was won' },
  owed: { ...textOrNull, description: 'What the buyer still has to pay' },
  selling: { ...nullable(TERMS), description: 'What the seller gets; null for the buyer' },
  invoice: DOCUMENT,
  statement: DOCUMENT,
  available: { ...textOrNull, description: 'What the buyer’s wallet has in the currency' },
  bank: { ...nullable(object({ name: text, iban: textOrNull, reference: text })), description: 'Where a transfer goes' },
  papers: PAPERS,
  gate: {
    ...nullable(object({ code: text, address: text, qrCode: { ...text, description: 'SVG of the address' } })),
    description: 'For the buyer, until the car is picked up',
  },
  dispute: nullable(
    object({
      by: { enum: ['buyer', 'seller'] },
      at: momentOrNull,
      reason: text,
      decision: { type: ['string', 'null'], enum: ['continued', 'refunded', null] },
      decisionReason: textOrNull,
    }),
  ),
  messages: listOf(object({ at: text, side: { enum: DEAL_SIDES }, text, file: nullable(object({ id: text, name: text })) })),
  trouble: { ...nullable(FAILURE), description: 'Why the next step failed, only for the house' },
  may: listOf({ enum: ['accept', 'pay', 'confirmTransfer', 'dispute', 'message', 'decide'] }),
})

/** Deals of the caller's firm, bought or sold, and the Admins' decisions about them (`PRODUCT.md A14`). */
export const dealCalls = {
  sheet: declareCall({
    method: 'GET',
    path: '/api/deals/{id}/sheet',
    tag,
    right,
    refuses: [404],
    summary: 'A deal as the caller’s side sees it: steps, amounts, documents, papers, gate code, dispute',
    answer: SHEET,
  }),
  quote: declareCall({
    method: 'GET',
    path: '/api/auctions/{id}/quote',
    tag,
    right: { resource: 'auctions', action: 'show' },
    refuses: [404],
    summary: 'What the caller’s firm would owe for a lot at a price',
    query: object({ price: money }),
    answer: object({ fee: text, vat: text, total: text }),
  }),
  answer: declareCall({
    ...changing,
    path: '/api/deals/{id}/answer',
    summary: 'Accept a second chance, or decline it',
    body: openObject({ accept: flag }),
  }),
  pay: declareCall({
    ...changing,
    whileStopped: 'allowed',
    path: '/api/deals/{id}/pay',
    summary: 'Pay what is owed from the firm’s wallet',
  }),
  transfer: declareCall({
    ...deciding,
    path: '/api/deals/{id}/transfer',
    summary: 'Confirm that what is owed has arrived by bank transfer',
    body: openObject({ reference: { type: 'string', minLength: 1, maxLength: 100, description: 'Of the bank' } }),
  }),
  dispute: declareCall({
    ...changing,
    path: '/api/deals/{id}/dispute',
    summary: 'Open a dispute, which freezes the deal',
    body: openObject({ reason, file: { ...text, maxLength: 64, description: 'Id of an upload' } }, ['file']),
  }),
  message: declareCall({
    ...changing,
    path: '/api/deals/{id}/messages',
    summary: 'Write to the other side and the house',
    body: openObject(
      {
        text: { type: 'string', minLength: 1, maxLength: 2000, pattern: '\\S' },
        file: { ...text, maxLength: 64, description: 'Id of an upload' },
      },
      ['file'],
    ),
  }),
  decide: declareCall({
    ...deciding,
    path: '/api/deals/{id}/decide',
    summary: 'Decide a dispute: the deal goes on, or all is paid back',
    body: openObject({ outcome: { enum: ['continue', 'refund'] }, reason }),
  }),
  tryNow: declareCall({
    method: 'POST',
    tag,
    right: deciding.right,
    refuses: [404],
    path: '/api/deals/{id}/tryNow',
    summary: 'Try the failed step of a deal again at once',
  }),
  gate: declareCall({
    method: 'GET',
    path: '/api/gate/{code}',
    tag,
    right,
    refuses: [404],
    summary: 'The car of a gate code, for the firm of its car lot',
    answer: object({ name: text, status, buyer: text, location: textOrNull, pickedUpAt: momentOrNull }),
  }),
  pickUp: declareCall({
    method: 'POST',
    path: '/api/gate/{code}',
    tag,
    right,
    refuses: [404],
    summary: 'Let the car leave the car lot, once',
  }),
}
