import { defineEntity } from '../src/model/defineEntity.ts'

/** ISO 4217. */
export const currencies = defineEntity({
  $id: 'currencies',
  title: 'Currency',
  type: 'object',
  required: ['id', 'name', 'digits'],
  properties: {
    id: { type: 'string', pattern: '^[A-Z]{3}$', title: 'Code', search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    numericCode: { type: 'string', pattern: '^[0-9]{3}$' },
    digits: { type: 'integer', minimum: 0, maximum: 4, description: 'Decimal places of the minor unit' },
    active: { type: 'boolean', default: true },
  },
  entity: {
    icon: 'CurrencyExchange',
    path: 'Currency',
    menu: 'banks',
    menuOrder: 53,
    recordLabel: '{id} – {name}',
    sort: { field: 'id', order: 'ASC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly currencies: typeof currencies
  }
}
