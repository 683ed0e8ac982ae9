import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * Verified addresses from before users had `emailVerified`. A start copies them to the users and empties the table (`src/server/seed/seedDatabase.ts`); a later
 * release can drop it without losing data.
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

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly addressProofs: typeof addressProofs
  }
}
