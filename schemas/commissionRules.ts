import { defineEntity } from '../src/model/defineEntity.ts'

/** What a salesman earns of the invoices of their orders, from a day on. */
export const commissionRules = defineEntity({
  $id: 'commissionRules',
  title: 'Commission rule',
  type: 'object',
  required: ['salesman', 'percentage', 'basis', 'validFrom'],
  properties: {
    salesman: { type: 'string', reference: 'salesmen' },
    percentage: { type: 'string', format: 'percent', formatExclusiveMinimum: '0', formatMaximum: '100', keep: true },
    basis: {
      enum: ['net', 'profit'],
      default: 'net',
      keep: true,
      description: 'Of the sale without VAT, or of what it earned',
    },
    validFrom: { type: 'string', format: 'date', initial: '$today' },
    validUntil: { type: 'string', format: 'date', notBefore: 'validFrom', description: 'Left empty, it has no end' },
    notes: { type: 'string', maxLength: 250, list: false },
  },
  entity: {
    tenant: 'own',
    icon: 'Percent',
    path: 'CommissionRule',
    menu: 'salesmen',
    menuOrder: 42,
    recordLabel: '{percentage} – {validFrom}',
    sort: { field: 'validFrom', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly commissionRules: typeof commissionRules
  }
}
