import { defineEntity } from '../src/model/defineEntity.ts'

export const lookups = defineEntity({
  $id: 'lookups',
  title: 'Lookup',
  type: 'object',
  required: ['name', 'lookupTypeId'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, search: true },
    lookupTypeId: { type: 'string', reference: 'lookupTypes', title: 'Lookup type', carried: true },
    parentLookupId: { type: 'string', reference: 'lookups', title: 'Parent lookup', carried: true },
    icon: { type: 'string', format: 'icon' },
  },
  entity: {
    icon: 'ListAlt',
    path: 'Lookup',
    menu: 'pages',
    menuOrder: 95,
    menuLabel: 'Lookup',
    unique: [['lookupTypeId', 'parentLookupId', 'name']],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly lookups: typeof lookups
  }
}
