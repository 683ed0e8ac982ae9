import { defineEntity } from '../src/model/defineEntity.ts'

/** The sale of one car (`PRODUCT.md A1` to `A8`). */
export const auctions = defineEntity({
  $id: 'auctions',
  title: 'Auction',
  type: 'object',
  required: ['car', 'startsAt', 'endsAt', 'startPrice', 'saleType'],
  properties: {
    car: { type: 'string', reference: 'cars' },
    saleType: { enum: ['pure', 'minimumBid', 'onApproval'], default: 'minimumBid' },
    status: { enum: ['upcoming', 'live', 'pendingApproval', 'reserveNotMet', 'sold', 'unsold'], default: 'upcoming', readOnly: true },
    startsAt: { type: 'string', format: 'date-time' },
    endsAt: { type: 'string', format: 'date-time' },
    currency: { type: 'string', reference: 'currencies', list: false },
    startPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    price: { type: 'string', format: 'money', readOnly: true, currencyField: 'currency' },
    reserve: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', read: ['Admin'], list: false },
    buyNowPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', list: false },
    winner: { type: 'string', reference: 'users', readOnly: true, read: ['Admin'], list: false },
  },
  entity: {
    icon: 'Gavel',
    menu: 'auctions',
    recordLabel: '{startsAt}',
    sort: { field: 'endsAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})
