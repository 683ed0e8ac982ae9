import { defineEntity } from '../src/model/defineEntity.ts'

/** Minimum steps between prices, for the auctions that refer to the table. New auctions get the default table (`PRODUCT.md A3`). */
export const bidIncrements = defineEntity({
  $id: 'bidIncrements',
  title: 'Bid increment table',
  type: 'object',
  required: ['name', 'steps'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    isDefault: { type: 'boolean', default: false, title: 'Default' },
    steps: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: {
        type: 'object',
        required: ['step'],
        properties: {
          below: {
            type: 'string',
            format: 'money',
            formatExclusiveMinimum: '0',
            title: 'Prices below',
            description: 'Leave empty in the last row',
          },
          step: { type: 'string', format: 'money', formatExclusiveMinimum: '0' },
        },
      },
    },
  },
  entity: {
    icon: 'Stairs',
    path: 'BidIncrement',
    menu: 'administration',
    menuOrder: 116,
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly bidIncrements: typeof bidIncrements
  }
}
