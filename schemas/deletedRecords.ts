import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * A deleted record that can be restored. Its id is that of its deletion in the audit trail, which has its values; nothing of them stands here. Available at
 * `/api/trash` to who may read and delete records of its entity.
 */
export const deletedRecords = defineEntity({
  $id: 'deletedRecords',
  title: 'Deleted record',
  type: 'object',
  required: ['entity', 'record'],
  properties: {
    entity: { type: 'string', maxLength: 64 },
    /** Its id. */
    record: { type: 'string', maxLength: 64 },
    /** The tenant that it belonged to. */
    owner: { type: 'string', maxLength: 64 },
    /** What was deleted or cleared with it: `records` with entity and id. */
    followed: {
      type: 'object',
      additionalProperties: true,
    },
  },
  entity: { menu: false, recordLabel: '{entity} {record}', access: {}, audited: false, unique: [['entity', 'record']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly deletedRecords: typeof deletedRecords
  }
}
