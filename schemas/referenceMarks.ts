import { defineEntity } from '../src/model/defineEntity.ts'

/** Reference records that a start has added once, so that a changed or deleted one does not come back (`PRODUCT.md S10`). */
export const referenceMarks = defineEntity({
  $id: 'referenceMarks',
  title: 'Reference mark',
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', maxLength: 128, description: 'Entity and id of the record, separated by a colon' } },
  entity: { menu: false, recordLabel: '{id}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly referenceMarks: typeof referenceMarks
  }
}
