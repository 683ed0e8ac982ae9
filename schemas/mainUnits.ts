import { defineEntity } from '../src/model/defineEntity.ts'

/** A unit of measurement with its sub-units: quantity in the main unit = quantity × factor2 / factor1 (`PRODUCT.md E12`). */
export const mainUnits = defineEntity({
  $id: 'mainUnits',
  title: 'Main unit',
  type: 'object',
  required: ['code', 'name', 'subUnits'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 16, unique: true, search: true },
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    subUnits: {
      type: 'array',
      title: 'Sub-units',
      minItems: 1,
      items: {
        type: 'object',
        required: ['code', 'name', 'factor1', 'factor2'],
        properties: {
          code: { type: 'string', minLength: 1, maxLength: 16 },
          name: { type: 'string', minLength: 1, maxLength: 100 },
          factor1: { type: 'string', format: 'decimal', scale: 6, formatExclusiveMinimum: '0', default: '1', title: 'Factor 1' },
          factor2: { type: 'string', format: 'decimal', scale: 6, formatExclusiveMinimum: '0', default: '1', title: 'Factor 2' },
          isMain: { type: 'boolean', default: false },
        },
      },
    },
  },
  entity: {
    tenant: 'shared',
    icon: 'SquareFoot',
    path: 'MainUnit',
    menu: 'materials',
    menuOrder: 33,
    recordLabel: '{code} – {name}',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly mainUnits: typeof mainUnits
  }
}
