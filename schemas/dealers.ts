import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * A dealer and the account that signs in. The server creates the account with the dealer and keeps both in step. Only the account stores the passwords, so
 * writing dealers is a reserved right like writing users. Last name and phone number are optional, because sign-up does not ask for them.
 */
export const dealers = defineEntity({
  $id: 'dealers',
  title: 'Dealer',
  type: 'object',
  required: ['firstName', 'userName', 'email'],
  properties: {
    image: { type: 'string', format: 'image' },
    firstName: { type: 'string', minLength: 1, maxLength: 100, search: true },
    lastName: { type: 'string', minLength: 1, maxLength: 100, search: true },
    userName: { type: 'string', minLength: 3, maxLength: 64, unique: true, search: true },
    email: { type: 'string', format: 'email', unique: true, search: true },
    phoneNumber: { type: 'string', format: 'phone', search: true },
    firm: { type: 'string', reference: 'firms', description: 'If empty, the dealer gets a new firm' },
    password: {
      type: 'string',
      format: 'password',
      requiredOn: 'create',
      minLength: 6,
      maxLength: 200,
      description: 'At least 6 characters; stored as a hash',
    },
    confirmPassword: { type: 'string', format: 'password', requiredOn: 'create', maxLength: 200 },
    userId: { type: 'string', reference: 'users', onDelete: 'cascade', readOnly: true, title: 'User', list: false },
  },
  entity: {
    icon: 'Storefront',
    path: 'DealerManagement',
    pages: { list: { roles: ['Admin'], also: 'Dealers' }, create: { roles: ['Admin'] }, edit: { roles: ['Admin'] } },
    menu: 'pages',
    menuOrder: 23,
    menuLabel: 'Dealer Manage',
    recordLabel: '{firstName} {lastName}',
    reserved: ['create', 'edit', 'delete', 'import'],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly dealers: typeof dealers
  }
}
