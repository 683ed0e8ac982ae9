import { defineEntity } from '../../../src/model/defineEntity.ts'

export const mediaTypes = defineEntity({
  $id: 'mediaTypes',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 120, unique: true } },
  entity: { menu: 'music', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
