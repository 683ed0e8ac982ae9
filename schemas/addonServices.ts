import { defineEntity } from '../src/model/defineEntity.ts'
import { houseCurrency } from './parts/houseCurrency.ts'

export const addonServices = defineEntity({
  $id: 'addonServices',
  title: 'Add-on service',
  type: 'object',
  required: ['name', 'description', 'pricePerMonth'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    description: { type: 'string', minLength: 1, maxLength: 1000, field: 'longText' },
    pricePerMonth: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    currency: houseCurrency,
    active: { type: 'boolean', default: true },
  },
  entity: {
    icon: 'Extension',
    path: 'AddonService',
    menu: 'subscription',
    menuOrder: 92,
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly addonServices: typeof addonServices
  }
}
