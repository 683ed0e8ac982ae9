import { defineEntity } from '../src/model/defineEntity.ts'

/** One offer. The maximum is the bidder's secret (`PRODUCT.md A2`, `A10`). */
export const bids = defineEntity({
  $id: 'bids',
  title: 'Bid',
  type: 'object',
  required: ['auction', 'bidder', 'amount', 'at'],
  properties: {
    auction: { type: 'string', reference: 'auctions' },
    bidder: { type: 'string', reference: 'users' },
    at: { type: 'string', format: 'date-time' },
    amount: { type: 'string', format: 'money', formatMinimum: '0', title: 'Price' },
    maximum: { type: 'string', format: 'money', formatMinimum: '0', list: false },
    status: { enum: ['leading', 'outbid', 'won', 'lost', 'retracted'], default: 'leading' },
    reason: { type: 'string', maxLength: 500, list: false, description: 'Why it was retracted' },
  },
  entity: {
    icon: 'PanTool',
    menu: 'auctions',
    recordLabel: '{amount}',
    sort: { field: 'at', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
    scope: { bidder: '$user.id' },
    appendOnly: true,
  },
})
