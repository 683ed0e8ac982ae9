import { defineEntity } from '../src/model/defineEntity.ts'

/** A series of lots that end one after the other; made by scheduling accepted offers (`PRODUCT.md A15`). */
export const auctionEvents = defineEntity({
  $id: 'auctionEvents',
  title: 'Auction event',
  type: 'object',
  required: ['name', 'startsAt', 'firstEnd', 'minutesBetween'],
  properties: {
    name: { type: 'string', maxLength: 120, search: true },
    startsAt: { type: 'string', format: 'date-time', keep: true },
    firstEnd: { type: 'string', format: 'date-time', description: 'When the first lot ends' },
    minutesBetween: { type: 'integer', minimum: 0, title: 'Minutes between ends' },
    lots: { type: 'integer', minimum: 0, title: 'Lots', indexed: false },
  },
  entity: {
    icon: 'Event',
    path: 'AuctionEvent',
    menu: 'carLots',
    menuOrder: 5,
    sort: { field: 'startsAt', order: 'DESC' },
    access: { Admin: ['list', 'show'], Dealer: ['list', 'show'] },
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly auctionEvents: typeof auctionEvents
  }
}
