import { defineEntity } from '../src/model/defineEntity.ts'

export const salesmen = defineEntity({
  $id: 'salesmen',
  title: 'Salesman',
  type: 'object',
  required: ['code', 'name', 'position', 'userId'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 6, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    position: { type: 'string', minLength: 1, maxLength: 100, search: true },
    firmNo: { type: 'integer', minimum: 0, title: 'Firm number', list: false },
    userId: { type: 'string', reference: 'users', title: 'User' },
    active: { type: 'boolean', default: true },
  },
  entity: {
    tenant: 'own',
    icon: 'Badge',
    path: 'SalesMan',
    menu: 'salesmen',
    menuOrder: 41,
    menuLabel: 'Sales Man',
    plural: 'Salesmen',
    recordLabel: '{code} – {name}',
    columns: ['code', 'name', 'position', 'firmNo', 'userId', 'active'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly salesmen: typeof salesmen
  }
}
