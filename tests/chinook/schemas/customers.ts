import { defineEntity } from '../../../src/model/defineEntity.ts'

export const customers = defineEntity({
  $id: 'customers',
  type: 'object',
  required: ['firstName', 'lastName', 'email'],
  properties: {
    firstName: { type: 'string', minLength: 1, maxLength: 40, search: true },
    lastName: { type: 'string', minLength: 1, maxLength: 20, search: true },
    company: { type: 'string', maxLength: 80, search: true },
    email: { type: 'string', format: 'email', unique: true, search: true },
    supportRep: { type: 'string', reference: 'employees' },
    address: { type: 'string', maxLength: 70, list: false, group: 'address' },
    city: { type: 'string', maxLength: 40, group: 'address' },
    country: { type: 'string', maxLength: 40, group: 'address' },
    postalCode: { type: 'string', maxLength: 10, list: false, group: 'address' },
  },
  entity: {
    icon: 'People',
    menu: 'sales',
    recordLabel: '{firstName} {lastName}',
    access: { Admin: 'all', Clerk: ['list', 'show', 'edit'] },
    scope: { supportRep: '$user.id' },
  },
})
