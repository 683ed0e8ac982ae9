import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * The address that is proved to belong to whoever can sign in to an account: by a mailed code, by a provider of external sign-in, or because an
 * Administrator set the password. It says nothing of an address that the account has got since (`src/server/services/addressProofs.ts`).
 */
export const addressProofs = defineEntity({
  $id: 'addressProofs',
  title: 'Proof of address',
  type: 'object',
  required: ['user', 'email'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', unique: true },
    email: { type: 'string', maxLength: 320 },
  },
  entity: { plural: 'Proofs of address', menu: false, recordLabel: '{email}', access: {}, audited: false },
})
