import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_GOODS } from './parts/money.ts'

/** A line of moved goods, with the cost of incoming ones. */
const line = {
  type: 'object',
  properties: {
    lineNumber: { type: 'integer', minimum: 1, initial: '$next', list: false, description: 'Assigned automatically if empty' },
    material: { type: 'string', reference: 'materials', referenceFilter: { active: true, countable: true }, keep: true },
    car: {
      type: 'string',
      reference: 'cars',
      readOnly: true,
      list: false,
      description: 'Delivered with an order; cars are not part of the stock',
    },
    quantity: {
      type: 'string',
      format: 'decimal',
      scale: 4,
      formatMinimum: `-${MAX_GOODS}`,
      formatMaximum: MAX_GOODS,
      keep: true,
    },
    unit: { type: 'string', maxLength: 16, description: 'If empty, the main unit' },
    unitCost: {
      type: 'string',
      format: 'decimal',
      scale: 4,
      formatMinimum: '0',
      title: 'Unit cost',
      description: 'Of incoming goods, in the firm’s currency; if empty, the average cost',
    },
    lot: { type: 'string', maxLength: 2000, title: 'Lot or serial numbers', description: 'Several serial numbers, separated by commas' },
    notes: { type: 'string', maxLength: 250, list: false },
    orderLine: { type: 'string', maxLength: 64, readOnly: true, list: false, title: 'Order line' },
  },
} as const

/** A row of a count sheet, in main units. */
const sheetRow = {
  type: 'object',
  properties: {
    material: { type: 'string', reference: 'materials', referenceFilter: { active: true, countable: true }, keep: true },
    expected: { type: 'string', format: 'decimal', scale: 4, readOnly: true, keep: true, description: 'On hand when the count began' },
    counted: {
      type: 'string',
      format: 'decimal',
      scale: 4,
      formatMinimum: '0',
      formatMaximum: MAX_GOODS,
      keep: true,
      description: 'If empty, not counted',
    },
    difference: { type: 'string', format: 'decimal', scale: 4, readOnly: true, keep: true },
    notes: { type: 'string', maxLength: 250, list: false },
  },
} as const

/** A document of stock: posted once, cancelled by reversing its movements (`PRODUCT.md E17`). Each delivery and receipt of an order posts one. */
export const stockDocuments = defineEntity({
  $id: 'stockDocuments',
  title: 'Stock document',
  type: 'object',
  required: ['kind', 'date', 'warehouse'],
  properties: {
    slipNumber: {
      type: 'string',
      minLength: 1,
      maxLength: 32,
      unique: true,
      search: true,
      description: 'Assigned automatically if empty',
    },
    kind: { enum: ['receipt', 'issue', 'transfer', 'count', 'correction', 'opening'], keep: true },
    date: { type: 'string', format: 'date', initial: '$today' },
    warehouse: { type: 'string', reference: 'warehouses', keep: true },
    state: {
      enum: ['draft', 'inTransit', 'posted', 'cancelled'],
      tones: { draft: 'hint', inTransit: 'caution', posted: 'good' },
      default: 'draft',
      readOnly: true,
      keep: true,
    },
    salesOrder: { type: 'string', reference: 'salesOrders', readOnly: true, list: false },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders', readOnly: true, list: false },
    customer: { type: 'string', reference: 'customers', readOnly: true },
    takesBack: {
      type: 'boolean',
      default: false,
      readOnly: true,
      list: false,
      title: 'Takes back',
      description: 'Reverses a delivery or receipt of its order',
    },
    notes: { type: 'string', maxLength: 250, search: true, list: false },
    lines: { type: 'array', items: line, uniqueItemProperties: ['lineNumber'], group: 'lines' },
  },
  allOf: [
    {
      if: { required: ['kind'], properties: { kind: { const: 'count' } } },
      then: {
        properties: {
          frozenAt: { type: 'string', format: 'date-time', readOnly: true, list: false, title: 'Frozen at' },
          counts: {
            type: 'array',
            items: sheetRow,
            maxItems: 5000,
            uniqueItemProperties: ['material'],
            title: 'Count sheet',
            group: 'lines',
          },
          lines: false,
        },
      },
    },
    {
      if: { required: ['kind'], properties: { kind: { enum: ['issue', 'transfer'] } } },
      then: { properties: { lines: { items: { properties: { unitCost: false } } } } },
    },
    {
      if: { required: ['kind'], properties: { kind: { const: 'transfer' } } },
      then: {
        required: ['targetWarehouse'],
        properties: {
          targetWarehouse: { type: 'string', reference: 'warehouses', list: false, title: 'To warehouse' },
          viaTransit: {
            type: 'boolean',
            default: false,
            list: false,
            title: 'Arrives later',
            description: 'The goods are in neither warehouse until they are received',
          },
          receivedDate: { type: 'string', format: 'date', readOnly: true, list: false, title: 'Received on' },
        },
      },
    },
  ],
  entity: {
    tenant: 'own',
    icon: 'Inventory2',
    path: 'StockDocument',
    menu: 'materials',
    menuOrder: 36,
    menuLabel: 'Stock Document',
    recordLabel: '{slipNumber}',
    sort: { field: 'date', order: 'DESC' },
    columns: ['slipNumber', 'date', 'kind', 'warehouse', 'customer', 'state'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly stockDocuments: typeof stockDocuments
  }
}
