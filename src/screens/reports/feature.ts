import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'
import { loaded } from '../loaded.tsx'

export const feature: ScreenFeature = {
  entities: {
    reports: {
      show: lazy(() => import('./ReportShow.tsx')),
      beside: lazy(() => import('./designer/ReportPreview.tsx')),
      fields: { sqlQuery: { Input: loaded(() => import('./designer/SqlEditor.tsx')) } },
    },
  },
}
