import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: { salesmen: { actions: lazy(() => import('./CommissionAction.tsx')) } },
  pages: { '/-/Commission': lazy(() => import('./CommissionPage.tsx')) },
}
