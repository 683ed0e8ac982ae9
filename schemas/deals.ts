import { defineEntity } from '../src/model/defineEntity.ts'
import { BETWEEN_FIRMS } from './parts/money.ts'
import { DEAL_PROBLEMS } from './parts/settlementProblems.ts'

/** Only the house reads both sides of a deal; each party reads its own by `GET /api/deals/{id}/sheet`. */
const HOUSE_ONLY = { read: ['Admin'], list: false } as const

const money = { type: 'string', format: 'money', currencyField: 'currency' } as const
const moment = { type: 'string', format: 'date-time', list: false } as const

/**
 * What follows a win: the house buys the car of the seller and sells it to the buyer (`PRODUCT.md A14`). The buyer's firm owns the record, the seller's reads
 * it. Only `src/server/features/deals` writes it. A second chance is a deal of its own.
 */
export const deals = defineEntity({
  $id: 'deals',
  title: 'Deal',
  type: 'object',
  required: ['auction', 'car', 'status', 'price', 'currency'],
  properties: {
    name: { type: 'string', maxLength: 255, search: true, keep: true, title: 'Car', description: 'The car’s name at the time of the deal' },
    status: {
      enum: ['offered', 'invoiced', 'paid', 'released', 'pickedUp', 'disputed', 'defaulted', 'declined', 'refunded'],
      tones: {
        offered: 'caution',
        invoiced: 'caution',
        paid: 'hint',
        released: 'hint',
        pickedUp: 'good',
        disputed: 'danger',
        defaulted: 'danger',
      },
      default: 'invoiced',
      keep: true,
    },
    price: { ...money, summed: true, keep: true },
    currency: { type: 'string', reference: 'currencies', list: false },
    auction: { type: 'string', reference: 'auctions', unique: true, list: false },
    car: { type: 'string', reference: 'cars', fallback: { field: 'name' }, list: false, title: 'Car of the seller' },
    seller: { type: 'string', reference: 'firms', fallback: { field: 'name' }, read: ['Admin'] },
    buyer: { type: 'string', reference: 'users', ...HOUSE_ONLY, title: 'Winner' },
    wonAt: { ...moment, list: true, title: 'Won' },
    dueDate: { type: 'string', format: 'date', title: 'Due' },
    late: { type: 'boolean', default: false, description: 'Unpaid after the day on which it was due' },
    offerUntil: { ...moment, title: 'Offered until' },
    paidAt: { ...moment, title: 'Paid' },
    releasedAt: { ...moment, title: 'Released' },
    pickedUpAt: { ...moment, title: 'Picked up' },
    fee: { ...money, ...HOUSE_ONLY, title: 'Buyer’s fee' },
    vat: { ...money, ...HOUSE_ONLY, title: 'VAT' },
    total: { ...money, ...HOUSE_ONLY },
    deposit: { ...money, ...HOUSE_ONLY, title: 'Deposit captured' },
    commission: { ...money, ...HOUSE_ONLY },
    invoice: { type: 'string', reference: 'invoices', listedOn: BETWEEN_FIRMS, ...HOUSE_ONLY },
    statement: { type: 'string', reference: 'invoices', listedOn: { selfBilled: [true] }, ...HOUSE_ONLY, title: 'Seller’s statement' },
    newCar: { type: 'string', reference: 'cars', fallback: { field: 'name' }, ...HOUSE_ONLY, title: 'Car of the buyer' },
    location: { type: 'string', reference: 'carLots', ...HOUSE_ONLY, title: 'Car lot' },
    gateFirm: { type: 'string', reference: 'firms', fallback: { field: 'name' }, ...HOUSE_ONLY, title: 'Firm of the car lot' },
    gateCode: { type: 'string', maxLength: 16, unique: true, ...HOUSE_ONLY },
    runsFrom: { type: 'string', format: 'date', ...HOUSE_ONLY, title: 'Deadlines count from' },
    reminders: { type: 'integer', minimum: 0, default: 0, ...HOUSE_ONLY, title: 'Reminders sent' },
    problem: {
      enum: DEAL_PROBLEMS,
      tones: { noWallet: 'danger', insufficientFunds: 'danger', filesNotCopied: 'danger', unexpected: 'danger' },
      read: ['Admin'],
      description: 'Why the next step failed; it is retried automatically',
    },
    attempts: { type: 'integer', minimum: 0, ...HOUSE_ONLY, indexed: false, title: 'Failed attempts' },
    nextAttempt: { ...moment, ...HOUSE_ONLY },
    disputedBy: { enum: ['buyer', 'seller'], list: false, title: 'Disputed by' },
    disputeReason: { type: 'string', maxLength: 500, list: false, title: 'Reason of the dispute' },
    disputedAt: { ...moment, title: 'Disputed' },
    statusBefore: {
      enum: ['invoiced', 'paid', 'released', 'pickedUp'],
      ...HOUSE_ONLY,
      title: 'Status before the dispute',
    },
    decision: { enum: ['continued', 'refunded'], list: false },
    decisionReason: { type: 'string', maxLength: 500, list: false, title: 'Reason of the decision' },
    messages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['at', 'side', 'text'],
        properties: {
          at: { type: 'string', format: 'date-time', title: 'Time' },
          side: { enum: ['buyer', 'seller', 'house'], title: 'From' },
          text: { type: 'string', maxLength: 2000, title: 'Message' },
          file: {
            type: 'string',
            format: 'file',
            accept: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
            maxBytes: 20_000_000,
          },
        },
      },
    },
  },
  entity: {
    tenant: 'own',
    sharedWith: 'seller',
    icon: 'Handshake',
    path: 'Deal',
    menu: 'carLots',
    menuOrder: 6,
    recordLabel: '{name}',
    sort: { field: 'wonAt', order: 'DESC' },
    columns: ['name', 'status', 'late', 'price', 'wonAt', 'dueDate', 'seller', 'firm', 'problem'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly deals: typeof deals
  }
}
