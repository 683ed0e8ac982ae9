import { defineEntity } from '../src/model/defineEntity.ts'

/** A comment on a record of any entity. Available at `/api/comments` to those who may read the record. */
export const comments = defineEntity({
  $id: 'comments',
  title: 'Comment',
  type: 'object',
  required: ['entity', 'record', 'authorId', 'text'],
  properties: {
    entity: { type: 'string', maxLength: 64 },
    record: { type: 'string', maxLength: 64, description: 'Its id' },
    owner: { type: 'string', maxLength: 64, description: 'The tenant whose users read it' },
    authorId: { type: 'string', maxLength: 64, title: 'Author ID' },
    authorName: { type: 'string', maxLength: 200, title: 'Author' },
    text: { type: 'string', format: 'markdown', maxLength: 10_000 },
    files: { type: 'array', items: { type: 'string', format: 'file' }, maxItems: 10 },
    mentioned: { type: 'object', additionalProperties: true, description: 'User → name' },
    editedAt: { type: 'string', format: 'date-time', readOnly: true },
  },
  entity: { icon: 'Forum', menu: false, recordLabel: '{authorName}', access: {} },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly comments: typeof comments
  }
}
