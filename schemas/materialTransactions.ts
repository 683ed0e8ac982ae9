import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_GOODS, MAX_MONEY } from './parts/money.ts'

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
      formatMinimum: `-${MAX_GOODS}`,
      formatMaximum: MAX_GOODS,
      keep: true,
      description: 'In the main unit; outgoing quantities are negative',
    },
    value: {
      type: 'string',
      format: 'money',
      formatMaximum: MAX_MONEY,
      list: false,
      description:
        'Cost of incoming goods by their own document, in the firm’s currency; all other movements are valued at the moving average',
    },
    lot: { type: 'string', maxLength: 64, list: false, title: 'Lot or serial number' },
    document: { type: 'string', reference: 'stockDocuments', keep: true },
    salesOrder: { type: 'string', reference: 'salesOrders', list: false },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders', list: false },
    line: { type: 'integer', minimum: 1, list: false, filter: false, title: 'Line number', description: 'Id of the order’s line' },
    origin: {
      type: 'string',
      maxLength: 64,
      list: false,
      filter: false,
      description: 'Id of the reversed movement, or of the movement whose value it transfers',
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
