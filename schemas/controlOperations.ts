import { defineEntity } from '../src/model/defineEntity.ts'

/** How a risky operation is handled: allowed, confirmed or blocked. */
export const controlOperations = defineEntity({
  $id: 'controlOperations',
  title: 'Control operation',
  type: 'object',
  required: ['operationName', 'type', 'value'],
  properties: {
    operationName: { type: 'string', minLength: 1, maxLength: 100, search: true },
    type: { enum: ['negativeStock', 'reservedStock', 'negativeBalance', 'creditLimit'] },
    value: { enum: ['proceed', 'warn', 'block'], default: 'warn' },
  },
  entity: {
    tenant: 'shared',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'Rule',
    path: 'Control',
    menu: 'pages',
    menuOrder: 1,
    menuLabel: 'Control',
    recordLabel: '{operationName}',
    unique: [['operationName', 'type']],
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly controlOperations: typeof controlOperations
  }
}
