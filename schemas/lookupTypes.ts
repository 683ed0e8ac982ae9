import { defineEntity } from '../src/model/defineEntity.ts'

export const lookupTypes = defineEntity({
  $id: 'lookupTypes',
  title: 'Lookup type',
  type: 'object',
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      unique: true,
      search: true,
      description: 'Values of Make, Model (with Make as its parent type) and Colour are suggested when a car is entered',
    },
    icon: { type: 'string', format: 'icon' },
    hasParent: { type: 'boolean', default: false, title: 'Has a parent type' },
  },
  if: { required: ['hasParent'], properties: { hasParent: { const: true } } },
  then: { required: ['parentTypeId'], properties: { parentTypeId: { type: 'string', reference: 'lookupTypes', title: 'Parent type' } } },
  entity: {
    icon: 'Category',
    path: 'LookupType',
    pages: { list: { roles: ['Admin'] } },
    menu: 'pages',
    menuOrder: 96,
    menuLabel: 'Lookup Type',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly lookupTypes: typeof lookupTypes
  }
}
