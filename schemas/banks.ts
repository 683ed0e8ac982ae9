import { defineEntity } from '../src/model/defineEntity.ts'

export const banks = defineEntity({
  $id: 'banks',
  title: 'Bank',
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    country: { type: 'string', reference: 'countries', carried: true },
    active: { type: 'boolean', default: true },
  },
  entity: {
    icon: 'AccountBalance',
    path: 'Bank',
    menu: 'banks',
    menuOrder: 51,
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly banks: typeof banks
  }
}
