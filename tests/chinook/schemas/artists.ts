import { defineEntity } from '../../../src/model/defineEntity.ts'

export const artists = defineEntity({
  $id: 'artists',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120, search: true, unique: true },
  },
  entity: { icon: 'Mic', menu: 'music', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
