import { defineEntity } from '../src/model/defineEntity.ts'

export const safeDeposits = defineEntity({
  $id: 'safeDeposits',
  title: 'Safe deposit',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    description: { type: 'string', maxLength: 1000, field: 'longText' },
    currency: { type: 'string', reference: 'currencies' },
    active: { type: 'boolean', default: true },
  },
  entity: {
    tenant: 'own',
    icon: 'Savings',
    path: 'SafeDeposit',
    menu: 'safeDeposits',
    menuOrder: 81,
    menuLabel: 'Safe Deposits',
    columns: ['name', 'description', 'currency', 'active'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly safeDeposits: typeof safeDeposits
  }
}
