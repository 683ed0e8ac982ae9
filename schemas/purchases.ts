import { defineEntity } from '../src/model/defineEntity.ts'

/** A purchase invoice: items, supplier and amount. */
export const purchases = defineEntity({
  $id: 'purchases',
  title: 'Purchase',
  type: 'object',
  required: ['slipNumber', 'date', 'supplier', 'warehouse', 'netTotal'],
  properties: {
    slipNumber: { type: 'string', minLength: 1, maxLength: 32, unique: true, search: true },
    date: { type: 'string', format: 'date', initial: '$today' },
    supplier: { type: 'string', reference: 'customers' },
    warehouse: { type: 'string', reference: 'warehouses' },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders' },
    currency: { type: 'string', reference: 'currencies', list: false },
    netTotal: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    totalVat: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency', title: 'Total VAT' },
    document: { type: 'string', format: 'file', accept: ['application/pdf', 'image/jpeg', 'image/png'], maxBytes: 20_000_000, list: false },
    notes: { type: 'string', maxLength: 1000, field: 'longText', list: false },
  },
  entity: {
    tenant: 'own',
    icon: 'Receipt',
    path: 'Purchases',
    menu: 'purchases',
    menuOrder: 76,
    recordLabel: '{slipNumber}',
    sort: { field: 'date', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly purchases: typeof purchases
  }
}
