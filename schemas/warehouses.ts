import { defineEntity } from '../src/model/defineEntity.ts'

export const warehouses = defineEntity({
  $id: 'warehouses',
  title: 'Warehouse',
  type: 'object',
  required: ['firmNo', 'name', 'warehouseNumber', 'costGroup'],
  properties: {
    firmNo: { type: 'integer', minimum: 0, title: 'Firm number' },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    warehouseNumber: { type: 'integer', minimum: 0 },
    costGroup: { type: 'integer', minimum: 0 },
  },
  entity: {
    icon: 'Warehouse',
    menu: 'material',
    recordLabel: '{warehouseNumber} – {name}',
    sort: { field: 'warehouseNumber', order: 'ASC' },
    unique: [['firmNo', 'warehouseNumber']],
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})
