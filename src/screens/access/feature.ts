import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: {
    users: { actions: lazy(() => import('./UserActions.tsx')) },
    userRights: { list: lazyPage(() => import('./rights/Rights.tsx')) },
  },
  pages: { '/-/WhyRight': lazyPage(() => import('./WhyRight.tsx')) },
}
