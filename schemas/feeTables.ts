import { defineEntity } from '../src/model/defineEntity.ts'

const amount = { type: 'string', format: 'money', formatMinimum: '0', default: '0.00' } as const
const percent = { type: 'string', format: 'percent', formatMinimum: '0', formatMaximum: '100', default: '0.00' } as const

/** The fees of the house for buyers and sellers of auctioned cars, in the currency of the lot. The default table applies (`PRODUCT.md A14, S9`). */
export const feeTables = defineEntity({
  $id: 'feeTables',
  title: 'Fee table',
  type: 'object',
  required: ['name', 'steps'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    isDefault: { type: 'boolean', default: false, title: 'Default' },
    steps: {
      type: 'array',
      title: 'Buyer’s fee',
      minItems: 1,
      maxItems: 50,
      items: {
        type: 'object',
        properties: {
          below: {
            type: 'string',
            format: 'money',
            formatExclusiveMinimum: '0',
            title: 'Prices below',
            description: 'Leave empty in the last row',
          },
          fixed: { ...amount, title: 'Fixed amount' },
          percent: { ...percent, title: '% of the price' },
        },
      },
    },
    commissionPercent: { ...percent, title: 'Commission, %' },
    commissionMinimum: { ...amount, title: 'Least commission' },
  },
  entity: {
    icon: 'PriceChange',
    path: 'FeeTable',
    menu: 'administration',
    menuOrder: 117,
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly feeTables: typeof feeTables
  }
}
