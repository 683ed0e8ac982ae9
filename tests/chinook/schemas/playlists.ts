import { defineEntity } from '../../../src/model/defineEntity.ts'

export const playlists = defineEntity({
  $id: 'playlists',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120, search: true },
    tracks: { type: 'array', items: { type: 'string' }, reference: 'tracks', uniqueItems: true },
  },
  entity: { icon: 'QueueMusic', menu: 'music', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
