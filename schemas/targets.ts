import { defineEntity } from '../src/model/defineEntity.ts'
import { MAX_MONEY } from './parts/money.ts'

/** Planned sales of a salesman, a make, a firm or the whole house in a period (`src/domain/targets/progress.ts`). */
export const targets = defineEntity({
  $id: 'targets',
  title: 'Target',
  type: 'object',
  required: ['name', 'startDate'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, search: true, group: 'whose' },
    scope: { enum: ['salesman', 'make', 'firm', 'whole'], default: 'salesman', title: 'For', keep: true, group: 'whose' },
    measure: { enum: ['net', 'gross', 'profit', 'orders', 'cars'], default: 'net', title: 'Measured by', group: 'amount' },
    period: {
      enum: ['month', 'quarter', 'year'],
      list: false,
      description: 'Begins with the month of the start date; left empty, it is the days from the start date to the end date',
      group: 'period',
    },
    startDate: { type: 'string', format: 'date', initial: '$today', group: 'period' },
    endDate: {
      type: 'string',
      format: 'date',
      notBefore: 'startDate',
      group: 'period',
      description: 'Follows from the period, if there is one',
    },
  },
  allOf: [
    {
      if: { required: ['scope'], properties: { scope: { const: 'salesman' } } },
      then: { required: ['salesman'], properties: { salesman: { type: 'string', reference: 'salesmen', group: 'whose' } } },
    },
    {
      if: { required: ['scope'], properties: { scope: { const: 'make' } } },
      then: {
        required: ['make'],
        properties: {
          make: {
            type: 'string',
            minLength: 1,
            maxLength: 64,
            search: true,
            list: false,
            group: 'whose',
            suggestions: { entity: 'lookups', field: 'name', where: { 'lookupTypeId.name': 'Make' } },
          },
        },
      },
    },
    {
      if: { required: ['measure'], properties: { measure: { enum: ['orders', 'cars'] } } },
      then: {
        required: ['count'],
        properties: { count: { type: 'integer', minimum: 1, maximum: 1_000_000, keep: true, group: 'amount' } },
      },
      else: {
        required: ['amount'],
        properties: {
          amount: {
            type: 'string',
            format: 'money',
            formatMinimum: '0',
            formatMaximum: MAX_MONEY,
            currencyField: 'currency',
            keep: true,
            group: 'amount',
          },
          currency: {
            type: 'string',
            reference: 'currencies',
            referenceFilter: { digits: 2 },
            list: false,
            description: 'Left empty, it is the firm’s',
            group: 'amount',
          },
        },
      },
    },
    { if: { required: ['period'] }, else: { required: ['endDate'] } },
  ],
  entity: {
    tenant: 'own',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'TrackChanges',
    path: 'Target',
    menu: 'reports',
    menuOrder: 89,
    columns: ['name', 'scope', 'salesman', 'measure', 'startDate', 'endDate', 'amount', 'count'],
    sort: { field: 'startDate', order: 'DESC' },
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly targets: typeof targets
  }
}
