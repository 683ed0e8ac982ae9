import { defineEntity } from '../src/model/defineEntity.ts'
import { OWNED, SHARED } from './parts/sharing.ts'

/** Values that new records can start with, under a name. Available at `/api/templates` to its owner and to those it is shared with. */
export const recordTemplates = defineEntity({
  $id: 'recordTemplates',
  title: 'Record template',
  type: 'object',
  required: ['name', 'entity', 'owner'],
  properties: {
    ...OWNED,
    firm: {
      type: 'string',
      reference: 'firms',
      onDelete: 'cascade',
      description:
        'Only its users see the shared template; empty for a template of an Admin of all firms, which can be shared with everybody',
    },
    values: { type: 'object', additionalProperties: true },
    ...SHARED,
  },
  entity: { menu: false, recordLabel: '{name}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly recordTemplates: typeof recordTemplates
  }
}
