import { defineEntity } from '../src/model/defineEntity.ts'

/** Stock as a list of movements in the material's main unit (`PRODUCT.md E11`). */
export const materialTransactions = defineEntity({
  $id: 'materialTransactions',
  title: 'Material transaction',
  type: 'object',
  required: ['material', 'warehouse', 'date', 'quantity', 'kind'],
  properties: {
    material: { type: 'string', reference: 'materials' },
    warehouse: { type: 'string', reference: 'warehouses' },
    date: { type: 'string', format: 'date' },
    kind: { enum: ['purchase', 'sale', 'transfer', 'count', 'return', 'correction'] },
    quantity: { type: 'string', format: 'decimal', keep: true, description: 'In the main unit; outgoing quantities are negative' },
    salesOrder: { type: 'string', reference: 'salesOrders', list: false },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders', list: false },
    line: { type: 'integer', minimum: 1, list: false, filter: false, title: 'Line number', description: 'Of the order’s line' },
    notes: { type: 'string', maxLength: 250 },
  },
  entity: {
    tenant: 'own',
    icon: 'SwapHoriz',
    path: 'MaterialTransaction',
    menu: 'sales',
    menuOrder: 62,
    menuLabel: 'Material Transaction',
    recordLabel: '{date}',
    sort: { field: 'date', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'export'] },
    appendOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly materialTransactions: typeof materialTransactions
  }
}
