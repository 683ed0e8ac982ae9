import { defineEntity } from '../src/model/defineEntity.ts'

/** Calls that may be repeated and then get the same answer; written in the transaction of their work (`PRODUCT.md W3`). */
export const idempotencyKeys = defineEntity({
  $id: 'idempotencyKeys',
  title: 'Idempotency key',
  type: 'object',
  required: ['actor', 'key', 'request'],
  properties: {
    actor: { type: 'string', maxLength: 64, indexed: false },
    key: { type: 'string', maxLength: 200, indexed: false },
    /** Digest of the call and its body. */
    request: { type: 'string', maxLength: 64, indexed: false },
    answer: { type: 'string', maxLength: 100_000, indexed: false },
  },
  entity: {
    menu: false,
    recordLabel: '{key}',
    sort: { field: 'createdAt', order: 'DESC' },
    access: {},
    audited: false,
    unique: [['actor', 'key']],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly idempotencyKeys: typeof idempotencyKeys
  }
}
