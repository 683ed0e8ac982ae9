import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * A person whom a firm has invited by mail (`PRODUCT.md S6`). The account is created when the person enters the mailed code, so that every user has agreed to
 * it. An invitation can be accepted for seven days and stays listed as expired for thirty more, whether or not the address has an account already, so that it
 * reveals nothing.
 */
export const invitations = defineEntity({
  $id: 'invitations',
  title: 'Invitation',
  type: 'object',
  required: ['firm', 'invitedBy', 'name', 'email', 'role', 'codeHash', 'expiresAt', 'triesLeft'],
  properties: {
    firm: { type: 'string', reference: 'firms', onDelete: 'cascade' },
    invitedBy: { type: 'string', reference: 'users', onDelete: 'cascade' },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', format: 'email' },
    role: { enum: ['Admin', 'Dealer'], default: 'Dealer' },
    locale: { enum: ['en', 'ar', 'fr', 'tr'], default: 'en', title: 'Language' },
    codeHash: { type: 'string', maxLength: 64 },
    expiresAt: { type: 'string', format: 'date-time' },
    triesLeft: { type: 'integer', minimum: 0 },
  },
  entity: { menu: false, recordLabel: '{name}', access: {}, audited: false, unique: [['firm', 'email']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly invitations: typeof invitations
  }
}
