import { defineEntity } from '../src/model/defineEntity.ts'
import { invoicedStatus } from './parts/invoiced.ts'
import { MAX_LINES, returning, slipHeader, slipLine, slipNotes, slipSummary, slipTypeOf } from './parts/slip.ts'

const RETURNS = ['salesReturn', 'retailSalesReturn'] as const
const LESS_RETURNS = { minus: { slipType: RETURNS } } as const

export const salesOrders = defineEntity({
  $id: 'salesOrders',
  title: 'Sales order',
  type: 'object',
  required: ['slipType', 'date', 'customer', 'warehouse'],
  properties: {
    slipType: slipTypeOf('sale', 'salesReturn', 'retailSale', 'retailSalesReturn'),
    ...slipHeader,
    shippingStatus: {
      enum: ['notDelivered', 'partiallyDelivered', 'delivered'],
      tones: { partiallyDelivered: 'caution', delivered: 'good' },
      default: 'notDelivered',
      readOnly: true,
      keep: true,
      group: 'state',
    },
    ...invoicedStatus,
    status: { type: 'string', reference: 'salesOrderStatuses', referenceFilter: { isActive: true }, group: 'state' },
    lines: { type: 'array', items: slipLine, maxItems: MAX_LINES, uniqueItemProperties: ['lineNumber'], group: 'lines' },
    ...slipSummary,
    totalVat: { ...slipSummary.totalVat, summed: LESS_RETURNS },
    netTotal: { ...slipSummary.netTotal, summed: LESS_RETURNS },
    ...slipNotes,
  },
  ...returning('salesOrders', RETURNS, ['sale', 'retailSale']),
  entity: {
    tenant: 'own',
    icon: 'PointOfSale',
    path: 'SalesOrder',
    menu: 'sales',
    menuOrder: 61,
    menuLabel: 'Sales Order',
    recordLabel: '{ficheNumber}',
    sort: { field: 'createdDate', order: 'DESC' },
    columns: ['ficheNumber', 'createdDate', 'warehouse', 'netTotal', 'customer', 'salesman', 'shippingStatus', 'approval', 'status'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'approve', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly salesOrders: typeof salesOrders
  }
}
