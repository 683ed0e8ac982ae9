import { defineEntity } from '../src/model/defineEntity.ts'

export const marks = defineEntity({
  $id: 'marks',
  title: 'Mark',
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    active: { type: 'boolean', default: true },
  },
  entity: {
    tenant: 'shared',
    icon: 'BrandingWatermark',
    path: 'Mark',
    menu: 'materials',
    menuOrder: 32,
    menuLabel: 'Mark',
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly marks: typeof marks
  }
}
