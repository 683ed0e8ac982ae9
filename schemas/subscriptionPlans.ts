import { defineEntity } from '../src/model/defineEntity.ts'
import { houseCurrency } from './parts/houseCurrency.ts'

export const subscriptionPlans = defineEntity({
  $id: 'subscriptionPlans',
  title: 'Subscription plan',
  type: 'object',
  required: ['name', 'description', 'carLimit', 'pipelineCarLimit', 'pricePerMonth', 'extraCarPrice'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    description: { type: 'string', minLength: 1, maxLength: 1000, field: 'longText' },
    carLimit: { type: 'integer', minimum: 0, description: 'Unsold cars that a dealer may own' },
    pipelineCarLimit: { type: 'integer', minimum: 0, description: 'Active bids and undelivered wins together' },
    pricePerMonth: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    extraCarPrice: { type: 'string', format: 'money', formatMinimum: '0', currencyField: 'currency' },
    currency: houseCurrency,
    iconUrl: { type: 'string', format: 'uri', title: 'Icon URL', list: false },
    trial: {
      type: 'boolean',
      default: false,
      list: false,
      title: 'Plan of the trial',
      description: 'New firms try it for 14 days. If no active plan is marked, they try the cheapest',
    },
    active: { type: 'boolean', default: true },
  },
  entity: {
    icon: 'WorkspacePremium',
    path: 'Subscription',
    menu: ['subscription', 'pages'],
    menuOrder: 91,
    menuLabel: 'Subscription Manage',
    access: { Admin: 'all', Dealer: ['list', 'show'] },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly subscriptionPlans: typeof subscriptionPlans
  }
}
