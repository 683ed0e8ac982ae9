import { defineEntity } from '../src/model/defineEntity.ts'
import { viewArrangement } from '../src/model/lists/viewState.ts'
import { OWNED, SHARED } from './parts/sharing.ts'

/** How a list is filtered, sorted and arranged, under a name. Available at `/api/views` to its owner and to those it is shared with. */
export const savedViews = defineEntity({
  $id: 'savedViews',
  title: 'Saved view',
  type: 'object',
  required: ['name', 'entity', 'owner'],
  properties: {
    ...OWNED,
    firm: {
      type: 'string',
      reference: 'firms',
      onDelete: 'cascade',
      description: 'Only its users see the shared view; empty for a view of an Admin of all firms, which can be shared with everybody',
    },
    filter: { type: 'object', additionalProperties: true },
    arrangement: viewArrangement,
    ...SHARED,
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
