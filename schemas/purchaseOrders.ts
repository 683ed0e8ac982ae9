import { defineEntity } from '../src/model/defineEntity.ts'
import { slipHeader, slipLine, slipNotes, slipSummary } from './parts/slip.ts'

export const purchaseOrders = defineEntity({
  $id: 'purchaseOrders',
  title: 'Purchase order',
  type: 'object',
  required: ['date', 'customer', 'warehouse'],
  properties: {
    ...slipHeader,
    shippingStatus: { enum: ['notShipped', 'shipped'], default: 'notShipped', readOnly: true, group: 'state' },
    status: { type: 'string', reference: 'purchaseOrderStatuses', referenceFilter: { isActive: true }, group: 'state' },
    lines: { type: 'array', items: slipLine, group: 'lines' },
    ...slipSummary,
    ...slipNotes,
  },
  entity: {
    icon: 'ShoppingCart',
    menu: 'purchaseOrders',
    recordLabel: '{ficheNumber}',
    sort: { field: 'createdDate', order: 'DESC' },
    columns: ['ficheNumber', 'createdDate', 'warehouse', 'netTotal', 'customer', 'salesman', 'shippingStatus', 'approval', 'status'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'export'] },
  },
})
