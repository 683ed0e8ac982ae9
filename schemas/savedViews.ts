import { defineEntity } from '../src/model/defineEntity.ts'
import { viewArrangement } from '../src/model/lists/viewState.ts'

/** How a list is filtered, sorted and arranged, under a name. Available at `/api/views` to its owner and to those it is shared with. */
export const savedViews = defineEntity({
  $id: 'savedViews',
  title: 'Saved view',
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
      description: 'Only its users see the shared view; empty for a view of an Admin of all firms, which can be shared with everybody',
    },
    filter: { type: 'object', additionalProperties: true },
    arrangement: viewArrangement,
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
    defaultFor: {
      type: 'array',
      items: { enum: ['Admin', 'Dealer'] },
      uniqueItems: true,
      write: ['Admin'],
      title: 'Default for roles',
      description: 'Their lists open with this view; set by Admins',
    },
  },
  entity: { menu: false, recordLabel: '{name}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly savedViews: typeof savedViews
  }
}
