import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: { users: { actions: lazy(() => import('./UserActions.tsx')) } },
  pages: { '/-/WhyRight': lazy(() => import('./WhyRight.tsx')) },
}
