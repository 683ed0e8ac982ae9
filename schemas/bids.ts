import { defineEntity } from '../src/model/defineEntity.ts'

/** A bid on an auction. Its maximum is the bidder's secret (`PRODUCT.md A2`, `A10`). */
export const bids = defineEntity({
  $id: 'bids',
  title: 'Bid',
  type: 'object',
  required: ['auction', 'bidder', 'amount', 'at'],
  properties: {
    auction: { type: 'string', reference: 'auctions' },
    bidder: { type: 'string', reference: 'users' },
    at: { type: 'string', format: 'date-time' },
    number: {
      type: 'integer',
      minimum: 1,
      list: false,
      indexed: false,
      description: 'Number of the bid in the auction, in the order of acceptance',
    },
    currency: { type: 'string', reference: 'currencies', list: false, description: 'The auction’s currency' },
    amount: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', title: 'Price' },
    leaderAfter: {
      type: 'string',
      maxLength: 64,
      read: ['Admin'],
      list: false,
      indexed: false,
      title: 'Leader after the bid',
    },
    priceAfter: {
      type: 'string',
      format: 'money',
      formatMinimum: '0',
      currencyField: 'currency',
      list: false,
      indexed: false,
      title: 'Price after the bid',
    },
    maximum: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', list: false },
    status: {
      enum: ['leading', 'outbid', 'replaced', 'won', 'lost', 'retracted'],
      tones: { leading: 'good', won: 'good', outbid: 'caution', lost: 'danger' },
      default: 'leading',
    },
    idempotencyKey: { type: 'string', maxLength: 200, read: ['Admin'], list: false, indexed: false },
    reason: { type: 'string', maxLength: 500, list: false, description: 'Reason for the retraction' },
  },
  entity: {
    icon: 'PanTool',
    path: 'Bid',
    menu: 'carLots',
    menuOrder: 5,
    recordLabel: '{amount}',
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
    scope: { bidder: '$user.id' },
    appendOnly: true,
    unique: [
      ['auction', 'number'],
      ['auction', 'bidder', 'number'],
      ['idempotencyKey', 'bidder'],
    ],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly bids: typeof bids
  }
}
