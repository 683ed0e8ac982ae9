import { defineEntity } from '../src/model/defineEntity.ts'

/** Reference records that have been added once, so that later starts don't restore changed or deleted ones (`PRODUCT.md S10`). */
export const referenceMarks = defineEntity({
  $id: 'referenceMarks',
  title: 'Reference mark',
  type: 'object',
  required: ['id'],
  /** `id`: entity and id of the record, separated by a colon. */
  properties: { id: { type: 'string', maxLength: 128 } },
  entity: { menu: false, recordLabel: '{id}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly referenceMarks: typeof referenceMarks
  }
}
