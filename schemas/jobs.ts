import { defineEntity } from '../src/model/defineEntity.ts'

/** What a user has changed in many records: an import, a bulk change, a change of cells of a list, or the undo of one. Available at `/api/jobs` to its owner only. */
export const jobs = defineEntity({
  $id: 'jobs',
  title: 'Job',
  type: 'object',
  required: ['kind', 'entity', 'ownerId', 'status'],
  properties: {
    kind: { enum: ['import', 'bulk', 'cells', 'undo'] },
    entity: { type: 'string', maxLength: 64 },
    ownerId: { type: 'string', maxLength: 64 },
    status: {
      enum: ['ready', 'running', 'cancelling', 'done', 'failed', 'cancelled', 'undone'],
      tones: { running: 'hint', done: 'good', failed: 'danger' },
    },
    done: { type: 'integer', minimum: 0, default: 0 },
    total: { type: 'integer', minimum: 0, default: 0 },
    failed: { type: 'integer', minimum: 0, default: 0 },
    input: { type: 'object', additionalProperties: true },
    result: { type: 'object', additionalProperties: true },
  },
  entity: { menu: false, recordLabel: '{kind} {entity}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly jobs: typeof jobs
  }
}
