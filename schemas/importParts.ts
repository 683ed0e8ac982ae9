import { defineEntity } from '../src/model/defineEntity.ts'

/** Consecutive rows of a file that is being imported, with the result of their check. Written by `records/import`; removed some days after the import. */
export const importParts = defineEntity({
  $id: 'importParts',
  title: 'Part of an import',
  type: 'object',
  required: ['job', 'number', 'state'],
  properties: {
    job: { type: 'string', reference: 'jobs', onDelete: 'cascade' },
    /** Position in the file. */
    number: { type: 'integer', minimum: 0 },
    state: { enum: ['read', 'checked', 'written'] },
    /** Cells by row, and the values that replace some of them. */
    content: { type: 'object', additionalProperties: true },
    /** By row what the check found, and what the import refused. */
    results: { type: 'object', additionalProperties: true },
    /** As JSON the wrong texts by column, each with the number of its rows. */
    wrong: { type: 'string' },
    creates: { type: 'integer', minimum: 0, default: 0 },
    updates: { type: 'integer', minimum: 0, default: 0 },
    unchanged: { type: 'integer', minimum: 0, default: 0 },
    errors: { type: 'integer', minimum: 0, default: 0 },
    excluded: { type: 'integer', minimum: 0, default: 0 },
    refused: { type: 'integer', minimum: 0, default: 0 },
  },
  entity: { menu: false, recordLabel: '{job} {number}', access: {}, audited: false, unique: [['job', 'number']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly importParts: typeof importParts
  }
}
