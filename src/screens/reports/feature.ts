import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded, sameEverywhere } from '../loaded.tsx'

export const feature: ScreenFeature = {
  pages: { '/Dashboard': lazy(() => import('./dashboard/DashboardPage.tsx')) },
  entities: {
    reports: {
      show: lazy(() => import('./ReportShow.tsx')),
      beside: lazy(() => import('./designer/ReportPreview.tsx')),
      fields: {
        name: sameEverywhere(loaded(() => import('./words/ReportName.tsx'))),
        query: { Show: loaded(() => import('./words/QueryText.tsx')), Input: loaded(() => import('./designer/query/QueryInput.tsx')) },
        sqlQuery: { Show: loaded(() => import('./words/SqlText.tsx')), Input: loaded(() => import('./designer/SqlEditor.tsx')) },
        filters: { Input: loaded(() => import('./designer/FiltersInput.tsx')) },
      },
    },
    reportSchedules: {
      actions: lazy(() => import('./schedules/ScheduleActions.tsx')),
      fields: {
        parameters: {
          Input: loaded(() => import('./schedules/ParametersInput.tsx')),
          Show: loaded(() => import('./schedules/ParametersShow.tsx')),
        },
      },
    },
  },
}
