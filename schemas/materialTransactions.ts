import { defineEntity } from '../src/model/defineEntity.ts'
import { MOST_GOODS, MOST_MONEY } from './parts/money.ts'

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
    kind: { enum: ['purchase', 'sale', 'transfer', 'count', 'return', 'correction', 'opening', 'receipt', 'issue'] },
    quantity: {
      type: 'string',
      format: 'decimal',
      formatMinimum: `-${MOST_GOODS}`,
      formatMaximum: MOST_GOODS,
      keep: true,
      description: 'In the main unit; outgoing quantities are negative',
    },
    value: {
      type: 'string',
      format: 'money',
      formatMaximum: MOST_MONEY,
      list: false,
      description: 'What incoming goods cost by their own document, in the firm’s currency; all else is valued at the moving average',
    },
    lot: { type: 'string', maxLength: 64, list: false, title: 'Lot or serial number' },
    document: { type: 'string', reference: 'stockDocuments', keep: true },
    salesOrder: { type: 'string', reference: 'salesOrders', list: false },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders', list: false },
    line: { type: 'integer', minimum: 1, list: false, filter: false, title: 'Line number', description: 'Of the order’s line' },
    origin: {
      type: 'string',
      maxLength: 64,
      list: false,
      filter: false,
      description: 'Id of the movement that this one reverses, or whose value it brings',
    },
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
