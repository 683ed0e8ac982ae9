import { defineEntity } from '../src/model/defineEntity.ts'

/** Formats of the numbers of slips (`PRODUCT.md E13`). Empty scope fields match anything. */
export const numberingTemplates = defineEntity({
  $id: 'numberingTemplates',
  title: 'Numbering template',
  type: 'object',
  required: ['trcode', 'value', 'startDate', 'endDate'],
  properties: {
    trcode: {
      enum: [
        'salesOrder',
        'purchaseOrder',
        'demand',
        'invoice',
        'creditNote',
        'payment',
        'moneyTransfer',
        'openingBalance',
        'stockDocument',
      ],
      title: 'TR code',
      description: 'Kind of slip',
    },
    value: {
      type: 'string',
      minLength: 1,
      maxLength: 32,
      title: 'Pattern',
      search: true,
      description: 'Text and the tokens {yyyy} {yy} {MM} {dd} {serial:n}, for example ORD-{yyyy}-{serial:6}',
    },
    startDate: { type: 'string', format: 'date' },
    endDate: { type: 'string', format: 'date' },
    priority: { type: 'integer', minimum: 0, default: 100, description: 'The lowest number wins' },
    firmNumber: { type: 'integer', minimum: 0, group: 'scope', list: false },
    userId: { type: 'string', reference: 'users', title: 'User', group: 'scope', list: false },
    warehouseId: { type: 'string', reference: 'warehouses', title: 'Warehouse', group: 'scope' },
    department: { type: 'string', maxLength: 64, group: 'scope', list: false },
    division: { type: 'string', maxLength: 64, group: 'scope', list: false },
    userGroup: { type: 'string', maxLength: 64, group: 'scope', list: false },
    userRole: { enum: ['Admin', 'Dealer'], group: 'scope', list: false },
  },
  entity: {
    tenant: 'shared',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'Numbers',
    path: 'NumberingTemplate',
    menu: 'administration',
    menuOrder: 114,
    menuLabel: 'Numbering Template',
    recordLabel: '{trcode} – {value}',
    sort: { field: 'trcode', order: 'ASC' },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly numberingTemplates: typeof numberingTemplates
  }
}
