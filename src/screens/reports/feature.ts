import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded } from '../loaded.tsx'

export const feature: ScreenFeature = {
  pages: { '/Dashboard': lazy(() => import('./dashboard/DashboardPage.tsx')) },
  entities: {
    reports: {
      show: lazy(() => import('./ReportShow.tsx')),
      beside: lazy(() => import('./designer/ReportPreview.tsx')),
      fields: {
        query: { Input: loaded(() => import('./designer/query/QueryInput.tsx')) },
        sqlQuery: { Input: loaded(() => import('./designer/SqlEditor.tsx')) },
        filters: { Input: loaded(() => import('./designer/FiltersInput.tsx')) },
      },
    },
  },
}
