import { defineEntity } from '../src/model/defineEntity.ts'

/** How far a user has read the comments on a record. */
export const commentVisits = defineEntity({
  $id: 'commentVisits',
  title: 'Visit to comments',
  type: 'object',
  required: ['user', 'entity', 'record', 'seen'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    entity: { type: 'string', maxLength: 64 },
    /** Its id. */
    record: { type: 'string', maxLength: 64 },
    /** Id of the newest comment that the user has seen. */
    seen: { type: 'string', maxLength: 64 },
  },
  entity: {
    menu: false,
    plural: 'Visits to comments',
    recordLabel: '{entity} {record}',
    access: {},
    audited: false,
    unique: [['user', 'entity', 'record']],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly commentVisits: typeof commentVisits
  }
}
