import { defineEntity } from '../src/model/defineEntity.ts'
import { MUTABLE_KINDS } from './parts/notificationKinds.ts'

export const users = defineEntity({
  $id: 'users',
  title: 'User',
  type: 'object',
  required: ['name', 'email', 'roles'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 200, search: true },
    email: { type: 'string', format: 'email', unique: true, search: true },
    emailVerified: {
      type: 'boolean',
      readOnly: true,
      list: false,
      description: 'Set by the server: by a mailed code, a provider of external sign-in, or an Administrator who sets the password',
    },
    phoneNumber: { type: 'string', format: 'phone' },
    password: { type: 'string', format: 'password', minLength: 6, maxLength: 200, description: 'At least 6 characters; stored as a hash' },
    roles: {
      type: 'array',
      items: { enum: ['Admin', 'Dealer'] },
      minItems: 1,
      uniqueItems: true,
      default: ['Dealer'],
      write: ['Admin'],
    },
    firm: { type: 'string', reference: 'firms', write: ['Admin'], description: 'If empty, the user gets a new firm' },
    image: { type: 'string', format: 'image' },
    active: { type: 'boolean', default: true, write: ['Admin'] },
    department: { type: 'string', maxLength: 64, write: ['Admin'], list: false, group: 'organization' },
    division: { type: 'string', maxLength: 64, write: ['Admin'], list: false, group: 'organization' },
    userGroup: { type: 'string', maxLength: 64, write: ['Admin'], list: false, group: 'organization' },
    locale: { enum: ['en', 'ar', 'fr', 'tr'], default: 'en', title: 'Language' },
    mutedNotifications: {
      type: 'array',
      items: { enum: MUTABLE_KINDS },
      uniqueItems: true,
      list: false,
      filter: false,
      description: 'Notifications the user has switched off',
    },
    confirmBids: {
      type: 'boolean',
      default: true,
      list: false,
      filter: false,
      title: 'Confirm bids',
      description: 'Asks once, with amount and hold, before a binding bid or purchase',
    },
  },
  entity: {
    icon: 'ManageAccounts',
    path: 'UserManagement',
    pages: { list: { roles: ['Admin'], also: 'Users' } },
    menu: 'user',
    menuOrder: 1,
    menuLabel: 'User Management',
    recordLabel: '{name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'edit'] },
    scope: { id: '$user.id' },
    readScope: { firm: '$user.firm' },
    reserved: true,
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly users: typeof users
  }
}
