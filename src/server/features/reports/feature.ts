import type { Feature } from '../../feature.ts'
import { dashboardRoutes } from './dashboards.ts'
import { readyReports } from './ready/readyReports.ts'
import { reportRoutes } from './reportRoutes.ts'
import { reportTypeSeed } from './reportSeed.ts'
import { rules as reports } from './reports.rules.ts'

/** Reports: built-in ones, those that Admins write in SQL, and those that firms compose. */
export const feature: Feature = {
  rules: () => ({ reports }),
  routes(app, context) {
    reportRoutes(app, context, context.options)
    dashboardRoutes(app, context.records)
  },
  reference: [
    {
      adds: ['reportTypes', 'reports'],
      needs: ['firms'],
      batches: () => [
        { entity: 'reportTypes', records: reportTypeSeed() },
        { entity: 'reports', records: readyReports() },
      ],
    },
  ],
  demo: () => import('./demo.ts'),
}
