import { defineEntity } from '../src/model/defineEntity.ts'

/** The second step of a user's sign-in (`PRODUCT.md S7`): the secret of an authenticator app, encrypted with the server's key, and hashes of recovery codes. */
export const secondFactors = defineEntity({
  $id: 'secondFactors',
  title: 'Second factor',
  type: 'object',
  required: ['user', 'secret', 'lastStep'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', unique: true },
    secret: { type: 'string', maxLength: 500 },
    /** Empty until a first code has been confirmed. */
    confirmedAt: { type: 'string', format: 'date-time' },
    /** Time step of the last accepted code. */
    lastStep: { type: 'integer', minimum: 0 },
    /** Hashes of the unused codes, separated by spaces. */
    recoveryHashes: { type: 'string', maxLength: 1000 },
  },
  entity: { menu: false, recordLabel: '{user}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly secondFactors: typeof secondFactors
  }
}
