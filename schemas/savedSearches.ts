import { defineEntity } from '../src/model/defineEntity.ts'

/** A filter of the board with a name; its user is notified when a matching car is offered. */
export const savedSearches = defineEntity({
  $id: 'savedSearches',
  title: 'Saved search',
  type: 'object',
  required: ['name', 'mail'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', readOnly: true, list: false },
    name: { type: 'string', minLength: 1, maxLength: 80, search: true },
    text: {
      type: 'string',
      maxLength: 120,
      title: 'Words',
      description: 'Each of them must occur in make, model, year, lot number or VIN',
    },
    make: { type: 'string', maxLength: 64 },
    priceFrom: { type: 'string', format: 'money', formatMinimum: '0', description: 'Start price, in the lot’s currency' },
    priceTo: { type: 'string', format: 'money', formatMinimum: '0' },
    mail: { enum: ['none', 'daily', 'atOnce'], default: 'daily', title: 'By mail' },
    lastMailed: { type: 'string', format: 'date-time', readOnly: true, list: false },
  },
  entity: {
    icon: 'SavedSearch',
    path: 'SavedSearch',
    menu: 'carLots',
    menuOrder: 6,
    access: { Admin: ['list', 'show', 'create', 'edit', 'delete'], Dealer: ['list', 'show', 'create', 'edit', 'delete'] },
    scope: { user: '$user.id' },
    audited: false,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly savedSearches: typeof savedSearches
  }
}
