import { defineEntity } from '../src/model/defineEntity.ts'

/** Units of measurement. Main units and sub-units take their codes from this list. */
export const measurementUnits = defineEntity({
  $id: 'measurementUnits',
  title: 'Measurement unit',
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    commonCode: { type: 'string', maxLength: 3, description: 'UN/ECE Recommendation 20' },
    active: { type: 'boolean', default: true },
  },
  entity: {
    tenant: 'shared',
    icon: 'Straighten',
    path: 'MeasurementUnit',
    menu: 'materials',
    menuOrder: 34,
    menuLabel: 'Measurement Units',
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly measurementUnits: typeof measurementUnits
  }
}
