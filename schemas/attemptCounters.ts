import { defineEntity } from '../src/model/defineEntity.ts'

/** Attempts at limited calls, by a hash of what is limited (an address, an account). In the database, so that all processes count together. */
export const attemptCounters = defineEntity({
  $id: 'attemptCounters',
  title: 'Attempt counter',
  type: 'object',
  required: ['id', 'count', 'resetsAt'],
  properties: {
    id: { type: 'string', maxLength: 64, search: false },
    count: { type: 'integer', minimum: 0 },
    resetsAt: { type: 'string', format: 'date-time' },
  },
  entity: { menu: false, recordLabel: '{id}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly attemptCounters: typeof attemptCounters
  }
}
