import { defineEntity } from '../src/model/defineEntity.ts'

export const salesOrderStatuses = defineEntity({
  $id: 'salesOrderStatuses',
  title: 'Sales order status',
  type: 'object',
  required: ['name', 'lineNumber'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    lineNumber: { type: 'integer', minimum: 0 },
    isDefault: { type: 'boolean', default: false, title: 'Default' },
    isActive: { type: 'boolean', default: true, title: 'Active' },
  },
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
