import type { Feature } from '../../feature.ts'
import { MINUTE } from '../../scheduler.ts'
import { dashboardRoutes } from './dashboards.ts'
import { readyReports } from './ready/readyReports.ts'
import { reportBackfills } from './reportBackfills.ts'
import { reportRoutes } from './reportRoutes.ts'
import { reportTypeSeed } from './reportSeed.ts'
import { rules as reports } from './reports.rules.ts'
import { rules as firms } from './schedules/firms.rules.ts'
import { rules as reportSchedules } from './schedules/reportSchedules.rules.ts'
import { sendDueReports } from './schedules/sendDueReports.ts'

/** Reports: built-in ones, those that Admins write in SQL, and those that firms compose. */
export const feature: Feature = {
  rules: () => ({ firms, reports, reportSchedules }),
  jobs: (parts) => [{ name: 'scheduled reports', every: MINUTE, run: (stopping) => sendDueReports(parts, stopping) }],
  backfills: reportBackfills,
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
