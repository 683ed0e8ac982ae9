import { defineEntity } from '../src/model/defineEntity.ts'

/** Every refresh token a session has had, hashed. A used one that comes back means a theft (`PRODUCT.md S1`). */
export const refreshTokens = defineEntity({
  $id: 'refreshTokens',
  title: 'Refresh token',
  type: 'object',
  required: ['session', 'tokenHash'],
  properties: {
    session: { type: 'string', reference: 'sessions', onDelete: 'cascade' },
    tokenHash: { type: 'string', maxLength: 64, unique: true, description: 'SHA-256, hexadecimal' },
    usedAt: { type: 'string', format: 'date-time' },
    nonce: { type: 'string', maxLength: 64, description: 'What its successor is derived with' },
  },
  entity: { menu: false, recordLabel: '{session}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly refreshTokens: typeof refreshTokens
  }
}
