import { defineEntity } from '../src/model/defineEntity.ts'
import { statusFields } from './parts/orderStatus.ts'

export const purchaseOrderStatuses = defineEntity({
  $id: 'purchaseOrderStatuses',
  title: 'Purchase order status',
  type: 'object',
  required: ['name', 'lineNumber'],
  properties: statusFields,
  entity: {
    tenant: 'shared',
    icon: 'Flag',
    path: 'PurchaseStatus',
    menu: 'administration',
    menuOrder: 112,
    menuLabel: 'Purchase Status',
    plural: 'Purchase order statuses',
    sort: { field: 'lineNumber', order: 'ASC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly purchaseOrderStatuses: typeof purchaseOrderStatuses
  }
}
