import { defineEntity } from '../src/model/defineEntity.ts'
import { houseCurrency } from './parts/houseCurrency.ts'
import { BETWEEN_FIRMS } from './parts/money.ts'

const NOTIFIED_SHARE = {
  type: 'integer',
  minimum: 0,
  default: 0,
  readOnly: true,
  read: ['Admin'],
  list: false,
  filter: false,
  description: 'The share of the limit that the firm was last notified of',
  group: 'notices',
} as const

/**
 * A firm's plan from a day on (`PRODUCT.md P1` to `P7`). Periods are half open: `renewalDate` is the first day of the next one. What is planned for then is
 * separate from what applies now.
 */
export const subscriptions = defineEntity({
  $id: 'subscriptions',
  title: 'Subscription',
  type: 'object',
  required: ['plan', 'startDate', 'status'],
  properties: {
    plan: { type: 'string', reference: 'subscriptionPlans' },
    status: {
      enum: ['trial', 'active', 'pastDue', 'paused', 'suspended', 'ended'],
      tones: { trial: 'hint', active: 'good', pastDue: 'caution', paused: 'caution', suspended: 'danger' },
      default: 'active',
    },
    startDate: { type: 'string', format: 'date', initial: '$today' },
    renewalDate: { type: 'string', format: 'date', notBefore: 'startDate' },
    endDate: { type: 'string', format: 'date', notBefore: 'startDate', list: false },
    addonServices: { type: 'array', items: { type: 'string' }, uniqueItems: true, reference: 'addonServices', list: false },
    plannedPlan: {
      type: 'string',
      reference: 'subscriptionPlans',
      readOnly: true,
      list: false,
      title: 'Planned plan',
      description: 'Replaces the plan at the next renewal',
      group: 'planned',
    },
    droppedAddons: {
      type: 'array',
      items: { type: 'string' },
      uniqueItems: true,
      reference: 'addonServices',
      readOnly: true,
      list: false,
      title: 'Add-ons that end',
      description: 'Not renewed with the plan',
      group: 'planned',
    },
    cancelled: {
      type: 'boolean',
      default: false,
      tones: { true: 'caution' },
      readOnly: true,
      description: 'Ends at the next renewal',
      group: 'planned',
    },
    periodStart: { type: 'string', format: 'date', readOnly: true, list: false, title: 'Period since', group: 'payment' },
    anchorDay: {
      type: 'integer',
      minimum: 1,
      maximum: 31,
      readOnly: true,
      list: false,
      filter: false,
      title: 'Day of the month',
      description: 'Periods begin on this day, or on the last day of a shorter month',
      group: 'payment',
    },
    periodPrice: {
      type: 'string',
      format: 'money',
      currencyField: 'currency',
      readOnly: true,
      list: false,
      title: 'Price of the period',
      description: 'Price per month of the plan when the period began',
      group: 'payment',
    },
    currency: houseCurrency,
    unpaidInvoice: {
      type: 'string',
      reference: 'invoices',
      listedOn: BETWEEN_FIRMS,
      readOnly: true,
      list: false,
      title: 'Unpaid invoice',
      group: 'payment',
    },
    failedAttempts: { type: 'integer', minimum: 0, default: 0, readOnly: true, list: false, title: 'Failed payments', group: 'payment' },
    retryDate: { type: 'string', format: 'date', readOnly: true, list: false, title: 'Next attempt', group: 'payment' },
    freeUntil: {
      type: 'string',
      format: 'date',
      readOnly: true,
      list: false,
      title: 'Free until',
      description: 'Periods that begin until this day charge nothing for the plan',
      group: 'terms',
    },
    discountPercent: {
      type: 'string',
      format: 'percent',
      readOnly: true,
      list: false,
      title: 'Discount',
      description: 'Off the plan’s price',
      group: 'terms',
    },
    discountUntil: {
      type: 'string',
      format: 'date',
      readOnly: true,
      list: false,
      title: 'Discount until',
      description: 'Applies to periods that begin until this day',
      group: 'terms',
    },
    pausedSince: { type: 'string', format: 'date', readOnly: true, list: false, title: 'Paused since', group: 'terms' },
    trialAnnounced: {
      type: 'boolean',
      default: false,
      readOnly: true,
      read: ['Admin'],
      list: false,
      title: 'End of the trial announced',
      group: 'notices',
    },
    carsNotice: { ...NOTIFIED_SHARE, title: 'Notified of cars (%)' },
    pipelineNotice: { ...NOTIFIED_SHARE, title: 'Notified of bids and wins (%)' },
    notes: { type: 'string', maxLength: 2000, field: 'longText', read: ['Admin'], list: false, group: 'terms' },
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
