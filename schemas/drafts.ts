import { defineEntity } from '../src/model/defineEntity.ts'

/** What a user has typed in a form and not saved. Available at `/api/drafts` to its owner only. */
export const drafts = defineEntity({
  $id: 'drafts',
  title: 'Draft',
  type: 'object',
  required: ['ownerId', 'entity', 'record'],
  properties: {
    ownerId: { type: 'string', maxLength: 64 },
    entity: { type: 'string', maxLength: 64 },
    /** Its id; `create` for a new record. */
    record: { type: 'string', maxLength: 64 },
    /** Version of the record that was edited. */
    version: { type: 'integer', minimum: 0 },
    /** Changed fields. */
    values: { type: 'object', additionalProperties: true },
  },
  entity: { menu: false, recordLabel: '{entity} {record}', access: {}, audited: false, unique: [['ownerId', 'entity', 'record']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly drafts: typeof drafts
  }
}
