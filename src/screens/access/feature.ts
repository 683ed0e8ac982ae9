import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    users: { actions: lazy(() => import('./UserActions.tsx')) },
    userRights: { list: lazy(() => import('./rights/Rights.tsx')) },
  },
  pages: { '/-/WhyRight': lazy(() => import('./WhyRight.tsx')) },
}
