import { defineEntity } from '../src/model/defineEntity.ts'

/** A place where cars are parked. */
export const carLots = defineEntity({
  $id: 'carLots',
  title: 'Car lot',
  type: 'object',
  required: ['name', 'address'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    address: { type: 'string', minLength: 1, maxLength: 255, search: true },
    city: { type: 'string', maxLength: 100, search: true },
    country: { type: 'string', reference: 'countries' },
    phoneNumber: { type: 'string', format: 'phone' },
    capacity: { type: 'integer', minimum: 0 },
    active: { type: 'boolean', default: true },
  },
  entity: {
    icon: 'Garage',
    path: { list: 'CarLots', create: 'CarLots/manage', edit: 'CarLots/manage/{id}' },
    menu: 'carLots',
    menuOrder: 1,
    menuLabel: 'Car Lots',
    columns: ['name', 'capacity', 'city', 'address', 'country', 'phoneNumber', 'active'],
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit'] },
    tenant: 'own',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly carLots: typeof carLots
  }
}
