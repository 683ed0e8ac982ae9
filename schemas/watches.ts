import { defineEntity } from '../src/model/defineEntity.ts'

/** An auction on a user's watch list. */
export const watches = defineEntity({
  $id: 'watches',
  title: 'Watched auction',
  type: 'object',
  required: ['user', 'auction'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    auction: { type: 'string', reference: 'auctions', onDelete: 'cascade' },
    /** That it is about to end. */
    notified: { type: 'boolean', default: false, was: 'told' },
    /** That bids have extended it since. */
    extensionNotified: { type: 'boolean', default: false },
  },
  entity: { menu: false, recordLabel: '{auction}', access: {}, audited: false, unique: [['user', 'auction']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly watches: typeof watches
  }
}
