import { defineEntity } from '../src/model/defineEntity.ts'

export const warehouses = defineEntity({
  $id: 'warehouses',
  title: 'Warehouse',
  type: 'object',
  required: ['name', 'warehouseNumber', 'costGroup'],
  properties: {
    warehouseNumber: { type: 'integer', minimum: 0 },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    firmNo: { type: 'integer', minimum: 0, title: 'Firm number', list: false },
    costGroup: { type: 'integer', minimum: 0 },
  },
  entity: {
    tenant: 'own',
    icon: 'Warehouse',
    path: 'Warehouse',
    menu: 'materials',
    menuOrder: 35,
    recordLabel: '{warehouseNumber} – {name}',
    columns: ['name', 'warehouseNumber', 'firmNo', 'costGroup'],
    unique: [['firmNo', 'warehouseNumber']],
    sort: { field: 'warehouseNumber', order: 'ASC' },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly warehouses: typeof warehouses
  }
}
