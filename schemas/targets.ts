import { defineEntity } from '../src/model/defineEntity.ts'

export const targets = defineEntity({
  $id: 'targets',
  title: 'Target',
  type: 'object',
  required: ['name', 'salesman', 'startDate', 'endDate', 'amount'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    salesman: { type: 'string', reference: 'salesmen' },
    startDate: { type: 'string', format: 'date' },
    endDate: { type: 'string', format: 'date', notBefore: 'startDate' },
    amount: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    currency: { type: 'string', reference: 'currencies' },
  },
  entity: {
    tenant: 'own',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'TrackChanges',
    path: 'Target',
    menu: 'reports',
    menuOrder: 89,
    sort: { field: 'startDate', order: 'DESC' },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly targets: typeof targets
  }
}
