import { defineEntity } from '../src/model/defineEntity.ts'

/** Every refresh token of a session, hashed. Reuse of a used one means that it was stolen (`PRODUCT.md S1`). */
export const refreshTokens = defineEntity({
  $id: 'refreshTokens',
  title: 'Refresh token',
  type: 'object',
  required: ['session', 'tokenHash'],
  properties: {
    session: { type: 'string', reference: 'sessions', onDelete: 'cascade' },
    tokenHash: { type: 'string', maxLength: 64, unique: true, description: 'SHA-256, hexadecimal' },
    usedAt: { type: 'string', format: 'date-time' },
    nonce: { type: 'string', maxLength: 64, description: 'Nonce from which the successor is derived' },
  },
  entity: { menu: false, recordLabel: '{session}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly refreshTokens: typeof refreshTokens
  }
}
