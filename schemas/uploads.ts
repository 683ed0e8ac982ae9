import { defineEntity } from '../src/model/defineEntity.ts'

/** Metadata of an uploaded file and the record that shows it; the data folder has its bytes. Available at `/api/uploads`. */
export const uploads = defineEntity({
  $id: 'uploads',
  title: 'Upload',
  type: 'object',
  required: ['name', 'mediaType', 'size', 'ownerId'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255 },
    mediaType: { type: 'string', maxLength: 127 },
    size: { type: 'integer', minimum: 0 },
    ownerId: { type: 'string', maxLength: 64 },
    entity: { type: 'string', maxLength: 64 },
    recordId: { type: 'string', maxLength: 255, title: 'Record' },
    path: { type: 'string', maxLength: 200, title: 'Field' },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
  },
  entity: { tenant: 'own', menu: false, recordLabel: '{name}', access: {}, audited: false },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly uploads: typeof uploads
  }
}
