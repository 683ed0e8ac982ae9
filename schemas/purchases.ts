import { defineEntity } from '../src/model/defineEntity.ts'
import { exchangeRate, instalments, invoiceLine, LESS_CREDIT, MAX_MONEY, settled } from './parts/money.ts'

/** How the amount of a line from an order was computed. */
const shares = {
  gross: { ...invoiceLine.gross, readOnly: true },
  promotion: { ...invoiceLine.promotion, readOnly: true },
  discount: { ...invoiceLine.discount, readOnly: true, list: false },
  surcharge: { ...invoiceLine.surcharge, readOnly: true },
} as const

/** A received supplier invoice with the amounts on its paper. Lines are optional and must have the same sum (`PRODUCT.md E18`). */
export const purchases = defineEntity({
  $id: 'purchases',
  title: 'Purchase',
  type: 'object',
  required: ['slipNumber', 'date', 'supplier', 'warehouse', 'netTotal'],
  properties: {
    slipNumber: { type: 'string', minLength: 1, maxLength: 32, unique: true, search: true, keep: true },
    kind: { enum: ['invoice', 'creditNote'], tones: { creditNote: 'hint' }, default: 'invoice', list: false },
    date: { type: 'string', format: 'date', initial: '$today' },
    dueDate: { type: 'string', format: 'date', readOnly: true },
    supplier: { type: 'string', reference: 'customers' },
    warehouse: { type: 'string', reference: 'warehouses' },
    purchaseOrder: { type: 'string', reference: 'purchaseOrders' },
    paymentPlan: { type: 'string', reference: 'paymentPlans', list: false },
    currency: { type: 'string', reference: 'currencies', list: false, description: 'If empty, the firm’s' },
    rate: exchangeRate,
    netTotal: {
      type: 'string',
      format: 'money',
      formatMinimum: '0',
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      keep: true,
      summed: LESS_CREDIT,
      description: 'Amount to pay, including VAT',
    },
    totalVat: {
      type: 'string',
      format: 'money',
      formatMinimum: '0',
      formatMaximum: MAX_MONEY,
      currencyField: 'currency',
      summed: LESS_CREDIT,
      title: 'Total VAT',
    },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { ...invoiceLine, ...shares },
      },
      group: 'lines',
    },
    instalments,
    ...settled,
    settledAmount: { ...settled.settledAmount, summed: LESS_CREDIT },
    document: {
      type: 'string',
      format: 'file',
      accept: ['application/pdf', 'image/jpeg', 'image/png'],
      maxBytes: 20_000_000,
      list: false,
      group: 'notes',
    },
    notes: { type: 'string', maxLength: 1000, field: 'longText', list: false, group: 'notes' },
  },
  entity: {
    tenant: 'own',
    icon: 'Receipt',
    path: 'Purchases',
    menu: 'purchases',
    menuOrder: 76,
    recordLabel: '{slipNumber}',
    sort: { field: 'date', order: 'DESC' },
    columns: ['slipNumber', 'date', 'supplier', 'purchaseOrder', 'netTotal', 'totalVat', 'dueDate', 'settlement'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly purchases: typeof purchases
  }
}
