import { defineEntity } from '../src/model/defineEntity.ts'
import { invoicedStatus } from './parts/invoiced.ts'
import { MAX_LINES, returning, slipHeader, slipLine, slipNotes, slipSummary, slipTypeOf } from './parts/slip.ts'

/** The demand of a line, and the id of the demand's line (`PRODUCT.md E14`). */
const demanded = {
  demand: { type: 'string', reference: 'demands', readOnly: true },
  demandLine: { type: 'string', maxLength: 64, readOnly: true, title: 'Demand line' },
} as const

const RETURNS = ['purchaseReturn'] as const
const LESS_RETURNS = { minus: { slipType: RETURNS } } as const

export const purchaseOrders = defineEntity({
  $id: 'purchaseOrders',
  title: 'Purchase order',
  type: 'object',
  required: ['slipType', 'date', 'customer', 'warehouse'],
  properties: {
    slipType: slipTypeOf('purchase', 'purchaseReturn'),
    ...slipHeader,
    expectedDate: { type: 'string', format: 'date', title: 'Expected', list: false, group: 'slip' },
    shippingStatus: {
      enum: ['notShipped', 'shipped'],
      tones: { shipped: 'good' },
      default: 'notShipped',
      readOnly: true,
      keep: true,
      group: 'state',
    },
    ...invoicedStatus,
    status: { type: 'string', reference: 'purchaseOrderStatuses', referenceFilter: { isActive: true }, group: 'state' },
    lines: {
      type: 'array',
      items: { ...slipLine, properties: { ...slipLine.properties, ...demanded } },
      maxItems: MAX_LINES,
      uniqueItemProperties: ['lineNumber'],
      group: 'lines',
    },
    ...slipSummary,
    totalVat: { ...slipSummary.totalVat, summed: LESS_RETURNS },
    netTotal: { ...slipSummary.netTotal, summed: LESS_RETURNS },
    ...slipNotes,
  },
  ...returning('purchaseOrders', RETURNS, ['purchase']),
  entity: {
    tenant: 'own',
    icon: 'ShoppingCart',
    path: 'PurchaseOrder',
    menu: 'purchaseOrders',
    menuOrder: 71,
    menuLabel: 'Purchase Order',
    recordLabel: '{ficheNumber}',
    sort: { field: 'createdDate', order: 'DESC' },
    columns: ['ficheNumber', 'createdDate', 'warehouse', 'netTotal', 'customer', 'salesman', 'shippingStatus', 'approval', 'status'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly purchaseOrders: typeof purchaseOrders
  }
}
