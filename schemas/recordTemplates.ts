import { defineEntity } from '../src/model/defineEntity.ts'

/** Values that new records can start with, under a name. Available at `/api/templates` to its owner and to those it is shared with. */
export const recordTemplates = defineEntity({
  $id: 'recordTemplates',
  title: 'Record template',
  type: 'object',
  required: ['name', 'entity', 'owner'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 80 },
    entity: { type: 'string', maxLength: 64 },
    owner: { type: 'string', reference: 'users', onDelete: 'cascade' },
    firm: {
      type: 'string',
      reference: 'firms',
      onDelete: 'cascade',
      description:
        'Only its users see the shared template; empty for a template of an Admin of all firms, which can be shared with everybody',
    },
    values: { type: 'object', additionalProperties: true },
    roles: { type: 'array', items: { enum: ['Admin', 'Dealer'] }, uniqueItems: true, title: 'Shared with roles' },
    users: {
      type: 'array',
      items: { type: 'string' },
      maxItems: 50,
      uniqueItems: true,
      reference: 'users',
      onDelete: 'cascade',
      title: 'Shared with users',
    },
  },
  entity: { menu: false, recordLabel: '{name}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly recordTemplates: typeof recordTemplates
  }
}
