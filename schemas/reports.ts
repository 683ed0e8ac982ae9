import { defineEntity } from '../src/model/defineEntity.ts'
import { TILE_SIZES } from '../src/model/tileSizes.ts'
import { RELATIVE_PERIODS } from '../src/model/values/relativeDays.ts'
import { CHART_KINDS, chart } from './parts/chart.ts'
import { query } from './parts/query.ts'

export const reports = defineEntity({
  $id: 'reports',
  title: 'Report',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    query: { ...query, list: false, description: 'Query of a report without SQL' },
    sqlQuery: {
      type: 'string',
      minLength: 1,
      maxLength: 20000,
      field: 'longText',
      title: 'SQL query',
      list: false,
      read: ['Admin'],
      search: false,
    },
    filters: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'column', 'type'],
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 64 },
          column: { type: 'string', minLength: 1, maxLength: 64 },
          type: { enum: ['text', 'number', 'date', 'range', 'choice', 'lookup'] },
          label: { type: 'string', maxLength: 64 },
          default: { type: 'string', maxLength: 200 },
          /** Default period. */
          period: { enum: RELATIVE_PERIODS },
          /** Of a choice, separated by commas. Default: the choices of the column. */
          choices: { type: 'string', maxLength: 1000 },
          /** Entity of a lookup. Default: the one that the column refers to. */
          entity: { type: 'string', maxLength: 64 },
          /** Name of the lookup whose value limits the choices of this one. */
          within: { type: 'string', maxLength: 64 },
        },
      },
    },
    reportType: { type: 'string', reference: 'reportTypes' },
    chart: { enum: ['none', ...CHART_KINDS], description: 'Default: the chart of the report type' },
    containerSize: { enum: TILE_SIZES, default: 'medium', list: false },
    syncSeconds: { type: 'integer', minimum: 0, default: 0, description: '0 = off, otherwise at least 30' },
    resultOffset: { type: 'integer', minimum: 0, default: 0, list: false },
    showInMenu: { type: 'boolean', default: false },
    showInDashboard: { type: 'boolean', default: false },
    chartCode: { ...chart, list: false, description: 'Settings that differ from those of the report type' },
    visibleTo: {
      enum: ['firm', 'allowedUsers'],
      list: false,
      description: 'Owner and Admins always see it. Default: the firm, or the allowed users once some are named',
    },
    allowedUsers: { type: 'array', items: { type: 'string' }, uniqueItems: true, reference: 'users', onDelete: 'cascade', list: false },
    owner: { type: 'string', reference: 'users', onDelete: 'setNull', readOnly: true, list: false },
  },
  anyOf: [{ properties: { syncSeconds: { const: 0 } } }, { properties: { syncSeconds: { minimum: 30 } } }],
  entity: {
    tenant: 'shared',
    readers: { users: ['owner', 'allowedUsers'], open: { field: 'visibleTo', value: 'firm' } },
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'Assessment',
    path: { list: 'Report', create: 'ReportDesigner' },
    pages: { create: { screen: 'reportDesigner', layout: 'topBarClassic' } },
    menu: 'reports',
    menuOrder: 86,
    menuLabel: 'Report',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly reports: typeof reports
  }
}
