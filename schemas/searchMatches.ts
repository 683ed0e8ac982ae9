import { defineEntity } from '../src/model/defineEntity.ts'

/** A lot that matches a saved search, and whether it has been mailed. */
export const searchMatches = defineEntity({
  $id: 'searchMatches',
  title: 'Search match',
  type: 'object',
  required: ['search', 'auction'],
  properties: {
    search: { type: 'string', reference: 'savedSearches', onDelete: 'cascade' },
    auction: { type: 'string', reference: 'auctions', onDelete: 'cascade' },
    mailed: { type: 'boolean', default: false },
  },
  entity: { menu: false, recordLabel: '{auction}', access: {}, audited: false, unique: [['search', 'auction']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly searchMatches: typeof searchMatches
  }
}
