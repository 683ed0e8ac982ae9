import { defineEntity } from '../src/model/defineEntity.ts'

/** The code that a forgotten password is reset with: 15 minutes, 5 tries, one an account (`PRODUCT.md S1`). */
export const verificationCodes = defineEntity({
  $id: 'verificationCodes',
  title: 'Verification code',
  type: 'object',
  required: ['user', 'codeHash', 'expiresAt', 'triesLeft'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade', unique: true },
    codeHash: { type: 'string', maxLength: 64 },
    expiresAt: { type: 'string', format: 'date-time' },
    triesLeft: { type: 'integer', minimum: 0 },
  },
  entity: { menu: false, recordLabel: '{user}', access: {}, audited: false },
})
