import { defineEntity } from '../../../src/model/defineEntity.ts'

/** A tree: every employee except the general manager reports to another one. */
export const employees = defineEntity({
  $id: 'employees',
  type: 'object',
  required: ['lastName', 'firstName'],
  properties: {
    firstName: { type: 'string', minLength: 1, maxLength: 20, search: true },
    lastName: { type: 'string', minLength: 1, maxLength: 20, search: true },
    title: { type: 'string', maxLength: 30 },
    reportsTo: { type: 'string', reference: 'employees' },
    birthDate: { type: 'string', format: 'date', list: false, read: ['Admin'] },
    hireDate: { type: 'string', format: 'date', after: 'birthDate' },
    email: { type: 'string', format: 'email', unique: true },
    address: { type: 'string', maxLength: 70, list: false, group: 'address' },
    city: { type: 'string', maxLength: 40, group: 'address' },
    country: { type: 'string', maxLength: 40, group: 'address' },
    postalCode: { type: 'string', maxLength: 10, list: false, group: 'address' },
  },
  entity: { icon: 'Badge', menu: 'sales', recordLabel: '{firstName} {lastName}', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
