import { defineEntity } from '../src/model/defineEntity.ts'

/** A change to the schemas' access rules at run time, for a role or a user (`PRODUCT.md S2`). */
export const userRights = defineEntity({
  $id: 'userRights',
  title: 'User right',
  type: 'object',
  required: ['entity', 'action', 'effect'],
  properties: {
    role: { enum: ['Admin', 'Dealer'], description: 'Either a role or a user' },
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    entity: { type: 'string', minLength: 1, maxLength: 64, title: 'Record type or screen', search: true },
    action: { enum: ['list', 'show', 'create', 'edit', 'delete', 'approve', 'export', 'import'] },
    effect: { enum: ['allow', 'deny'], tones: { allow: 'good', deny: 'danger' } },
  },
  entity: {
    icon: 'AdminPanelSettings',
    path: 'UsersRights',
    menu: 'pages',
    menuOrder: 22,
    menuLabel: 'Users Rights',
    recordLabel: '{effect} {action} {entity}',
    reserved: true,
    unique: [
      ['role', 'entity', 'action'],
      ['user', 'entity', 'action'],
    ],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly userRights: typeof userRights
  }
}
