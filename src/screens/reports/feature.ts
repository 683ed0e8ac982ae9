import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'
import { cellAndShow, lazyPart } from '../lazyPart.tsx'

export const feature: ScreenFeature = {
  pages: { '/Dashboard': lazyPage(() => import('./dashboard/DashboardPage.tsx')) },
  entities: {
    reports: {
      show: lazyPage(() => import('./ReportShow.tsx')),
      beside: lazy(() => import('./designer/ReportPreview.tsx')),
      fields: {
        name: cellAndShow(lazyPart(() => import('./words/ReportName.tsx'))),
        query: { Show: lazyPart(() => import('./words/QueryText.tsx')), Input: lazyPart(() => import('./designer/query/QueryInput.tsx')) },
        sqlQuery: { Show: lazyPart(() => import('./words/SqlText.tsx')), Input: lazyPart(() => import('./designer/SqlEditor.tsx')) },
        filters: { Input: lazyPart(() => import('./designer/FiltersInput.tsx')) },
      },
    },
    reportSchedules: {
      actions: lazy(() => import('./schedules/ScheduleActions.tsx')),
      fields: {
        view: {
          ...cellAndShow(lazyPart(() => import('./schedules/ViewName.tsx'))),
          Input: lazyPart(() => import('./schedules/ViewInput.tsx')),
        },
        parameters: {
          Input: lazyPart(() => import('./schedules/ParametersInput.tsx')),
          Show: lazyPart(() => import('./schedules/ParametersShow.tsx')),
        },
      },
    },
  },
}
