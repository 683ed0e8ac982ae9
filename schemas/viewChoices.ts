import { defineEntity } from '../src/model/defineEntity.ts'

/** What a user has chosen about a saved view. */
export const viewChoices = defineEntity({
  $id: 'viewChoices',
  title: 'Choice of a view',
  type: 'object',
  required: ['user', 'view'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    view: { type: 'string', reference: 'savedViews', onDelete: 'cascade' },
    pinned: { type: 'boolean', default: false, title: 'In the menu' },
    isDefault: { type: 'boolean', default: false, title: 'Default', description: 'The user’s list opens with this view' },
  },
  entity: { menu: false, recordLabel: '{view}', access: {}, audited: false, unique: [['user', 'view']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly viewChoices: typeof viewChoices
  }
}
