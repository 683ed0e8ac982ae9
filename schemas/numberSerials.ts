import { defineEntity } from '../src/model/defineEntity.ts'

/** Last serial of each template and rendered prefix (`PRODUCT.md E13`). Incrementing it locks the row until the transaction ends. */
export const numberSerials = defineEntity({
  $id: 'numberSerials',
  title: 'Number serial',
  type: 'object',
  required: ['templateId', 'prefix', 'last'],
  properties: {
    templateId: { type: 'string', maxLength: 64, title: 'Numbering template' },
    prefix: { type: 'string', maxLength: 64 },
    last: { type: 'integer', minimum: 0, title: 'Last serial' },
  },
  entity: { tenant: 'own', menu: false, recordLabel: '{prefix}', access: {}, audited: false, unique: [['templateId', 'prefix']] },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly numberSerials: typeof numberSerials
  }
}
