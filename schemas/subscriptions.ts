import { defineEntity } from '../src/model/defineEntity.ts'

/** The plan that a firm has, from a day on (`PRODUCT.md P1` to `P4`). */
export const subscriptions = defineEntity({
  $id: 'subscriptions',
  title: 'Subscription',
  type: 'object',
  required: ['plan', 'startDate', 'status'],
  properties: {
    plan: { type: 'string', reference: 'subscriptionPlans' },
    status: {
      enum: ['active', 'pastDue', 'suspended', 'ended'],
      tones: { active: 'good', pastDue: 'caution', suspended: 'danger' },
      default: 'active',
    },
    startDate: { type: 'string', format: 'date', initial: '$today' },
    renewalDate: { type: 'string', format: 'date', notBefore: 'startDate' },
    endDate: { type: 'string', format: 'date', notBefore: 'startDate', list: false },
    addonServices: { type: 'array', items: { type: 'string' }, uniqueItems: true, reference: 'addonServices', list: false },
  },
  entity: {
    icon: 'CardMembership',
    path: 'UserSubscriptionPlan',
    menu: 'subscription',
    menuOrder: 93,
    recordLabel: '{startDate}',
    sort: { field: 'startDate', order: 'DESC' },
    access: { Admin: 'all', Dealer: ['list', 'show'] },
    tenant: 'own',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly subscriptions: typeof subscriptions
  }
}
