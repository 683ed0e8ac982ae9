import { defineEntity } from '../src/model/defineEntity.ts'

/** Prices of materials from a day on (`PRODUCT.md E16`), per unit and without VAT. */
export const priceLists = defineEntity({
  $id: 'priceLists',
  title: 'Price list',
  type: 'object',
  required: ['name', 'trade', 'currency', 'validFrom'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    trade: { enum: ['sales', 'purchase'], default: 'sales', title: 'For' },
    currency: { type: 'string', reference: 'currencies', referenceFilter: { digits: 2 }, keep: true },
    validFrom: { type: 'string', format: 'date', initial: '$today', keep: true },
    validUntil: { type: 'string', format: 'date', notBefore: 'validFrom', description: 'If empty, it is valid until a later one begins' },
    general: {
      type: 'boolean',
      default: true,
      title: 'For all customers',
      description: 'Otherwise only for customers whose record names it',
    },
    active: { type: 'boolean', default: true },
    lines: {
      type: 'array',
      maxItems: 5000,
      group: 'lines',
      items: {
        type: 'object',
        required: ['material', 'price'],
        properties: {
          material: { type: 'string', reference: 'materials', referenceFilter: { active: true }, keep: true },
          unit: { type: 'string', maxLength: 16, description: 'If empty, the main unit' },
          price: { type: 'string', format: 'money', formatMinimum: '0', keep: true },
        },
      },
    },
  },
  entity: {
    tenant: 'own',
    icon: 'Sell',
    path: 'PriceList',
    menu: 'sales',
    menuOrder: 63,
    recordLabel: '{name}',
    sort: { field: 'validFrom', order: 'DESC' },
    columns: ['name', 'trade', 'currency', 'validFrom', 'validUntil', 'general', 'active'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly priceLists: typeof priceLists
  }
}
