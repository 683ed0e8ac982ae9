import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_GOODS } from './parts/money.ts'

/** Goods that are wanted and not yet ordered (`PRODUCT.md E14`). */
export const demands = defineEntity({
  $id: 'demands',
  title: 'Demand',
  type: 'object',
  required: ['date', 'time', 'documentNumber', 'status', 'warehouse'],
  properties: {
    slipNumber: {
      type: 'string',
      pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
      maxLength: 32,
      unique: true,
      search: true,
      description: 'Assigned automatically if empty',
    },
    date: { type: 'string', format: 'date', initial: '$today' },
    time: { type: 'string', format: 'time', initial: '$now' },
    documentNumber: { type: 'string', pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$', maxLength: 32, search: true },
    status: {
      enum: ['proposal', 'approved', 'ordering', 'met', 'cancelled'],
      tones: { approved: 'hint', ordering: 'caution', met: 'good' },
      default: 'proposal',
      readOnly: true,
      keep: true,
    },
    warehouse: { type: 'string', reference: 'warehouses' },
    lines: {
      type: 'array',
      uniqueItemProperties: ['line'],
      items: {
        type: 'object',
        required: ['item', 'quantity'],
        properties: {
          line: { type: 'integer', minimum: 1, initial: '$next' },
          item: { type: 'string', reference: 'materials', referenceFilter: { active: true } },
          unit: { type: 'string', maxLength: 16, description: 'If empty, the main unit' },
          quantity: { type: 'string', format: 'decimal', scale: 4, formatExclusiveMinimum: '0', formatMaximum: MAX_GOODS },
          notes: { type: 'string', maxLength: 250 },
          deliveredQty: {
            type: 'string',
            format: 'decimal',
            scale: 4,
            formatMinimum: '0',
            default: '0',
            readOnly: true,
            title: 'Delivered quantity',
          },
          canceledQty: {
            type: 'string',
            format: 'decimal',
            scale: 4,
            formatMinimum: '0',
            default: '0',
            readOnly: true,
            title: 'Cancelled quantity',
          },
        },
      },
    },
  },
  entity: {
    tenant: 'own',
    icon: 'Assignment',
    path: 'Demand',
    menu: 'demands',
    menuOrder: 66,
    menuLabel: 'Demand',
    recordLabel: '{slipNumber}',
    sort: { field: 'date', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly demands: typeof demands
  }
}
