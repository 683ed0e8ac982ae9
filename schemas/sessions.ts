import { defineEntity } from '../src/model/defineEntity.ts'

/** A session on one device, from sign-in to sign-out, with its family of refresh tokens (`PRODUCT.md S1`). */
export const sessions = defineEntity({
  $id: 'sessions',
  title: 'Session',
  type: 'object',
  required: ['user', 'startedAt', 'expiresAt'],
  properties: {
    user: { type: 'string', reference: 'users', onDelete: 'cascade' },
    startedAt: { type: 'string', format: 'date-time' },
    lastUsedAt: { type: 'string', format: 'date-time' },
    expiresAt: { type: 'string', format: 'date-time' },
    endedAt: { type: 'string', format: 'date-time' },
    endReason: { enum: ['signOut', 'reuse', 'passwordReset', 'inactive'] },
    address: { type: 'string', maxLength: 64 },
    agent: { type: 'string', maxLength: 255 },
  },
  entity: { menu: false, recordLabel: '{startedAt}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly sessions: typeof sessions
  }
}
