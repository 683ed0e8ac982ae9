import { defineEntity } from '../src/model/defineEntity.ts'
import { TILE_SIZES } from '../src/model/tileSizes.ts'

/** The reports on the start page, with their order and size: a user's own choice, or an Admin's for all users of a role. */
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
          size: { enum: TILE_SIZES, description: 'Default: the size that the report sets' },
          hidden: { type: 'boolean', default: false, description: 'Removed by the user, so it is not added again automatically' },
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
