import { defineEntity } from '../src/model/defineEntity.ts'
import { statusFields } from './parts/orderStatus.ts'

export const salesOrderStatuses = defineEntity({
  $id: 'salesOrderStatuses',
  title: 'Sales order status',
  type: 'object',
  required: ['name', 'lineNumber'],
  properties: statusFields,
  entity: {
    tenant: 'shared',
    icon: 'Flag',
    path: 'SalesStatus',
    menu: 'administration',
    menuOrder: 113,
    menuLabel: 'Sales Status',
    plural: 'Sales order statuses',
    sort: { field: 'lineNumber', order: 'ASC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly salesOrderStatuses: typeof salesOrderStatuses
  }
}
