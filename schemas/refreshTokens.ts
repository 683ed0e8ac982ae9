import { defineEntity } from '../src/model/defineEntity.ts'

/** Every refresh token of a session, hashed. Reuse of a used one means that it was stolen (`PRODUCT.md S1`). */
export const refreshTokens = defineEntity({
  $id: 'refreshTokens',
  title: 'Refresh token',
  type: 'object',
  required: ['session', 'tokenHash'],
  properties: {
    session: { type: 'string', reference: 'sessions', onDelete: 'cascade' },
    /** SHA-256, hexadecimal. */
    tokenHash: { type: 'string', maxLength: 64, unique: true },
    usedAt: { type: 'string', format: 'date-time' },
    /** Nonce from which the successor is derived. */
    nonce: { type: 'string', maxLength: 64 },
  },
  entity: { menu: false, recordLabel: '{session}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly refreshTokens: typeof refreshTokens
  }
}
