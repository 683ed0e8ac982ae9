import { defineEntity } from '../src/model/defineEntity.ts'

export const materials = defineEntity({
  $id: 'materials',
  title: 'Material',
  type: 'object',
  required: ['code', 'name', 'mainUnit'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 32, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    barcode: { type: 'string', maxLength: 64, unique: true, search: true, list: false },
    name2: { type: 'string', maxLength: 200, title: 'Name 2', list: false },
    description: { type: 'string', maxLength: 1000, field: 'longText', list: false },
    description2: { type: 'string', maxLength: 1000, field: 'longText', title: 'Description 2', list: false },
    brand: { type: 'string', reference: 'marks' },
    mainUnit: { type: 'string', reference: 'mainUnits', carried: true },
    trackingType: { enum: ['noTracking', 'lot', 'serial'], default: 'noTracking' },
    minimumStock: {
      type: 'string',
      format: 'decimal',
      formatMinimum: '0',
      list: false,
      description: 'In the main unit, for all warehouses together; the start page warns below this level',
    },
    countable: { type: 'boolean', default: true },
    active: { type: 'boolean', default: true },
    vat: { type: 'string', format: 'percent', formatMinimum: '0', formatMaximum: '100', title: 'VAT', group: 'vat' },
    purchaseVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Purchase VAT',
      list: false,
      group: 'vat',
    },
    salesVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Sales VAT',
      list: false,
      group: 'vat',
    },
    salesReturnVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Sales return VAT',
      list: false,
      group: 'vat',
    },
    retailSalesVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Retail sales VAT',
      list: false,
      group: 'vat',
    },
    retailSalesReturnVat: {
      type: 'string',
      format: 'percent',
      formatMinimum: '0',
      formatMaximum: '100',
      title: 'Retail sales return VAT',
      list: false,
      group: 'vat',
    },
  },
  entity: {
    tenant: 'shared',
    icon: 'Inventory',
    path: 'Material',
    menu: 'materials',
    menuOrder: 31,
    menuLabel: 'Material',
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly materials: typeof materials
  }
}
