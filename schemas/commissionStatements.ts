import { defineEntity } from '../src/model/defineEntity.ts'

const amount = { type: 'string', format: 'money', currencyField: 'currency', keep: true } as const

/** A salesman's commission of a month as it was posted; it never changes. Later corrections are in the next one. */
export const commissionStatements = defineEntity({
  $id: 'commissionStatements',
  title: 'Commission statement',
  type: 'object',
  required: ['salesman', 'month', 'currency', 'net', 'commission'],
  properties: {
    salesman: { type: 'string', reference: 'salesmen' },
    month: { type: 'string', format: 'date', description: 'Its first day' },
    currency: { type: 'string', reference: 'currencies', list: false },
    net: { ...amount, summed: true, title: 'Sales without VAT' },
    commission: { ...amount, summed: true },
    lines: {
      type: 'array',
      maxItems: 10_000,
      items: {
        type: 'object',
        required: ['invoice', 'date', 'basis', 'percentage', 'net', 'commission'],
        properties: {
          invoice: { type: 'string', reference: 'invoices', keep: true },
          date: { type: 'string', format: 'date' },
          correction: { type: 'boolean', default: false, description: 'Of a month that was posted before' },
          basis: { enum: ['net', 'profit'] },
          net: { type: 'string', format: 'money', title: 'Sales without VAT' },
          profit: { type: 'string', format: 'money' },
          percentage: { type: 'string', format: 'percent' },
          commission: { type: 'string', format: 'money', keep: true },
        },
      },
    },
  },
  entity: {
    tenant: 'own',
    icon: 'ReceiptLong',
    path: 'CommissionStatement',
    menu: 'salesmen',
    menuOrder: 44,
    recordLabel: '{month}',
    sort: { field: 'month', order: 'DESC' },
    unique: [['salesman', 'month']],
    access: { Admin: 'all', Dealer: ['list', 'show', 'approve', 'export'] },
    readOnly: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly commissionStatements: typeof commissionStatements
  }
}
