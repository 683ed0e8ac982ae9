import { defineEntity } from '../src/model/defineEntity.ts'

/** Which reports stand on the start page, in which order and size: a user's own choice, or an Admin's for all users of a role. */
export const dashboards = defineEntity({
  $id: 'dashboards',
  title: 'Dashboard',
  type: 'object',
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', unique: true },
    role: { enum: ['Admin', 'Dealer'], unique: true },
    tiles: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        required: ['report'],
        properties: {
          report: { type: 'string', reference: 'reports', onDelete: 'cascade' },
          size: { enum: ['small', 'medium', 'large', 'full'], description: 'Left empty, as the report says' },
          hidden: { type: 'boolean', default: false, description: 'Taken off, so that it does not come back by itself' },
        },
      },
    },
  },
  entity: { menu: false, recordLabel: '{id}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly dashboards: typeof dashboards
  }
}
