import { defineEntity } from '../src/model/defineEntity.ts'

export const paymentPlans = defineEntity({
  $id: 'paymentPlans',
  title: 'Payment plan',
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    active: { type: 'boolean', default: true },
    installments: {
      type: 'array',
      title: 'Instalments',
      items: {
        type: 'object',
        required: ['days', 'share'],
        properties: {
          days: { type: 'integer', minimum: 0, title: 'Due after (days)' },
          share: { type: 'string', format: 'percent', formatExclusiveMinimum: '0', formatMaximum: '100', title: 'Share' },
        },
      },
    },
  },
  entity: {
    tenant: 'shared',
    icon: 'Payments',
    path: 'PaymentPlan',
    menu: 'administration',
    menuOrder: 115,
    menuLabel: 'Payment Plan',
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly paymentPlans: typeof paymentPlans
  }
}
