import { defineEntity } from '../src/model/defineEntity.ts'

export const warehouses = defineEntity({
  $id: 'warehouses',
  title: 'Warehouse',
  type: 'object',
  required: ['firmNo', 'name', 'warehouseNumber', 'costGroup'],
  properties: {
    warehouseNumber: { type: 'integer', minimum: 0 },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    firmNo: { type: 'integer', minimum: 0, title: 'Firm number' },
    costGroup: { type: 'integer', minimum: 0 },
  },
  entity: {
    icon: 'Warehouse',
    menu: 'material',
    recordLabel: '{warehouseNumber} – {name}',
    columns: ['name', 'warehouseNumber', 'firmNo', 'costGroup'],
    sort: { field: 'warehouseNumber', order: 'ASC' },
    unique: [['firmNo', 'warehouseNumber']],
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})
