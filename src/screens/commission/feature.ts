import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: { salesmen: { actions: lazy(() => import('./CommissionAction.tsx')) } },
  pages: { '/-/Commission': lazyPage(() => import('./CommissionPage.tsx')) },
}
