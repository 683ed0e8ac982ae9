import { defineEntity } from '../src/model/defineEntity.ts'

/**
 * A mailed code that proves access to an address, one per user and purpose: `password` resets a forgotten password (`PRODUCT.md S1`), `email` verifies the
 * current or the new address of an account (`PRODUCT.md S7`).
 */
export const verificationCodes = defineEntity({
  $id: 'verificationCodes',
  title: 'Verification code',
  type: 'object',
  required: ['user', 'purpose', 'codeHash', 'expiresAt', 'triesLeft'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    purpose: { enum: ['password', 'email'], default: 'password' },
    /** Address to which the code was mailed. */
    email: { type: 'string', maxLength: 320 },
    codeHash: { type: 'string', maxLength: 64 },
    expiresAt: { type: 'string', format: 'date-time' },
    triesLeft: { type: 'integer', minimum: 0 },
  },
  entity: { menu: false, recordLabel: '{user}', access: {}, audited: false, unique: [['user', 'purpose']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly verificationCodes: typeof verificationCodes
  }
}
