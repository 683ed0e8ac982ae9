import { defineEntity } from '../src/model/defineEntity.ts'

/** ISO 3166-1. */
export const countries = defineEntity({
  $id: 'countries',
  title: 'Country',
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'string', pattern: '^[A-Z]{2}$', title: 'Code', search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    alpha3: { type: 'string', pattern: '^[A-Z]{3}$', title: 'Alpha-3 code', unique: true },
    numericCode: { type: 'string', pattern: '^[0-9]{3}$' },
  },
  entity: {
    icon: 'Public',
    path: 'Country',
    menu: 'administration',
    menuOrder: 117,
    recordLabel: '{name}',
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly countries: typeof countries
  }
}
