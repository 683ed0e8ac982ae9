import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: { firms: { actions: lazy(() => import('./FirmActions.tsx')) } },
  pages: { '/-/MyFirm': lazy(() => import('./MyFirm.tsx')) },
}
