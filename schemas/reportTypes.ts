import { defineEntity } from '../src/model/defineEntity.ts'
import { chart } from './parts/chart.ts'

export const reportTypes = defineEntity({
  $id: 'reportTypes',
  title: 'Report type',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 100, unique: true, search: true },
    chartScript: { ...chart, list: false, description: 'Default chart of reports of this type' },
  },
  entity: {
    tenant: 'shared',
    access: { Admin: 'all', Dealer: ['list', 'show', 'create', 'edit', 'delete', 'export'] },
    icon: 'BarChart',
    path: 'ReportType',
    menu: 'reports',
    menuOrder: 88,
    menuLabel: 'Report Type',
  },
})

declare module '../src/model/entityMap.ts' {
  interface EntitySchemas {
    readonly reportTypes: typeof reportTypes
  }
}
