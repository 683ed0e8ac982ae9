import { defineEntity } from '../../../src/model/defineEntity.ts'

export const albums = defineEntity({
  $id: 'albums',
  type: 'object',
  required: ['title', 'artist'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 160, search: true },
    artist: { type: 'string', reference: 'artists' },
  },
  entity: { icon: 'Album', menu: 'music', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
