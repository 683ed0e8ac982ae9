import { defineEntity } from '../src/model/defineEntity.ts'

/** The second step of a user's sign-in (`PRODUCT.md S7`): the secret of an authenticator app, sealed by the server's key, and recovery codes as hashes. */
export const secondFactors = defineEntity({
  $id: 'secondFactors',
  title: 'Second factor',
  type: 'object',
  required: ['user', 'secret', 'lastStep'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', unique: true },
    secret: { type: 'string', maxLength: 500 },
    confirmedAt: { type: 'string', format: 'date-time', description: 'Empty until the first code was right' },
    lastStep: { type: 'integer', minimum: 0, description: 'Time step of the last code that was taken' },
    recoveryHashes: { type: 'string', maxLength: 1000, description: 'Of the codes that are left, between blanks' },
  },
  entity: { menu: false, recordLabel: '{user}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly secondFactors: typeof secondFactors
  }
}
