import { defineEntity } from '../../../src/model/defineEntity.ts'

export const tracks = defineEntity({
  $id: 'tracks',
  type: 'object',
  required: ['name', 'mediaType', 'milliseconds', 'unitPrice'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    album: { type: 'string', reference: 'albums' },
    genre: { type: 'string', reference: 'genres' },
    mediaType: { type: 'string', reference: 'mediaTypes' },
    composer: { type: 'string', maxLength: 220, search: true },
    milliseconds: { type: 'integer', minimum: 1 },
    bytes: { type: 'integer', minimum: 0, list: false },
    unitPrice: { type: 'string', format: 'money', formatMinimum: '0.00' },
  },
  entity: { icon: 'MusicNote', menu: 'music', access: { Admin: 'all', Clerk: ['list', 'show'] } },
})
