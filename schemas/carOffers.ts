import { defineEntity } from '../src/model/defineEntity.ts'

/** A car that a firm offers for auction; an Admin accepts, schedules or refuses it (`PRODUCT.md A15`). */
export const carOffers = defineEntity({
  $id: 'carOffers',
  title: 'Car offer',
  type: 'object',
  required: ['car', 'startPrice', 'saleType'],
  properties: {
    car: { type: 'string', reference: 'cars', referenceFilter: { status: 'inStock' } },
    name: {
      type: 'string',
      maxLength: 255,
      readOnly: true,
      search: true,
      list: false,
      description: 'The car’s name when it was offered',
    },
    status: {
      enum: ['submitted', 'accepted', 'scheduled', 'refused', 'withdrawn'],
      tones: { submitted: 'hint', accepted: 'good', scheduled: 'good', refused: 'danger' },
      default: 'submitted',
      readOnly: true,
      keep: true,
    },
    saleType: { enum: ['pure', 'minimumBid', 'onApproval'], default: 'minimumBid' },
    currency: { type: 'string', reference: 'currencies', default: 'EUR', list: false, referenceFilter: { digits: 2 } },
    startPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', keep: true },
    reserve: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    notes: { type: 'string', maxLength: 500, list: false, description: 'For the auction house' },
    reason: { type: 'string', maxLength: 250, readOnly: true, list: false, description: 'Why it was refused' },
    auction: { type: 'string', reference: 'auctions', readOnly: true, onDelete: 'setNull' },
  },
  entity: {
    icon: 'LocalOffer',
    path: 'CarOffer',
    menu: 'carLots',
    menuOrder: 4,
    recordLabel: '{name}',
    sort: { field: 'createdAt', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] },
    tenant: 'own',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly carOffers: typeof carOffers
  }
}
