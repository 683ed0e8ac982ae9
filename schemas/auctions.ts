import { defineEntity } from '../src/model/defineEntity.ts'
import { SETTLEMENT_PROBLEMS } from './parts/settlementProblems.ts'

/** The sale of one car (`PRODUCT.md A1` to `A8`). Only the bid engine writes the results of bidding (`src/server/features/auctions`). */
export const auctions = defineEntity({
  $id: 'auctions',
  title: 'Auction',
  type: 'object',
  required: ['car', 'startsAt', 'endsAt', 'startPrice', 'saleType'],
  properties: {
    car: {
      type: 'string',
      reference: 'cars',
      referenceFilter: { status: 'inStock' },
      anyTenant: true,
      fallback: { field: 'name', page: '/AvailableCarsBidding/{id}' },
    },
    name: {
      type: 'string',
      maxLength: 255,
      readOnly: true,
      search: true,
      list: false,
      description: 'The car’s name at the time of the auction',
    },
    saleType: { enum: ['pure', 'minimumBid', 'onApproval'], default: 'minimumBid' },
    status: {
      enum: ['upcoming', 'live', 'pendingApproval', 'reserveNotMet', 'sold', 'unsold'],
      tones: { upcoming: 'hint', live: 'good', pendingApproval: 'caution', reserveNotMet: 'caution', sold: 'good' },
      default: 'upcoming',
      readOnly: true,
      keep: true,
    },
    startsAt: { type: 'string', format: 'date-time' },
    endsAt: { type: 'string', format: 'date-time', keep: true },
    plannedEnd: {
      type: 'string',
      format: 'date-time',
      readOnly: true,
      list: false,
      indexed: false,
      description: 'The planned end, before extensions by late bids',
    },
    currency: { type: 'string', reference: 'currencies', default: 'EUR', list: false, referenceFilter: { digits: 2 } },
    startPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    price: { type: 'string', format: 'money', readOnly: true, keep: true, currencyField: 'currency' },
    reserve: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', read: ['Admin'], list: false },
    buyNowPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', list: false },
    increments: { type: 'string', reference: 'bidIncrements', list: false, title: 'Bid increments' },
    bidCount: { type: 'integer', minimum: 0, default: 0, readOnly: true, indexed: false, title: 'Bids' },
    leader: { type: 'string', reference: 'users', readOnly: true, read: ['Admin'], list: false },
    leaderMaximum: {
      type: 'string',
      format: 'money',
      readOnly: true,
      read: ['Admin'],
      currencyField: 'currency',
      list: false,
      indexed: false,
      title: 'Highest maximum',
    },
    leadingBid: { type: 'string', maxLength: 64, readOnly: true, read: ['Admin'], list: false, indexed: false },
    lastBid: {
      type: 'integer',
      minimum: 0,
      default: 0,
      readOnly: true,
      read: ['Admin'],
      list: false,
      indexed: false,
      title: 'Last bid number',
    },
    winner: { type: 'string', reference: 'users', readOnly: true, read: ['Admin'], list: false },
    event: { type: 'string', reference: 'auctionEvents', readOnly: true, list: false, onDelete: 'setNull' },
    lot: { type: 'integer', minimum: 1, readOnly: true, list: false, indexed: false, description: 'Number of the lot in its event' },
    problem: {
      enum: SETTLEMENT_PROBLEMS,
      tones: { noHold: 'danger', insufficientFunds: 'danger', incrementsBroken: 'danger', unexpected: 'danger' },
      readOnly: true,
      read: ['Admin'],
      description: 'Why the lot could not start or end on time; it is retried automatically',
    },
    attempts: { type: 'integer', minimum: 0, readOnly: true, read: ['Admin'], list: false, indexed: false, title: 'Failed attempts' },
    nextAttempt: { type: 'string', format: 'date-time', readOnly: true, read: ['Admin'], list: false },
  },
  entity: {
    icon: 'Gavel',
    path: 'Auctions',
    menu: 'carLots',
    menuOrder: 3,
    recordLabel: '{name}',
    sort: { field: 'endsAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly auctions: typeof auctions
  }
}
