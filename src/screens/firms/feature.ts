import { lazy, lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = {
  entities: { firms: { actions: lazy(() => import('./FirmActions.tsx')) } },
  pages: { '/-/MyFirm': lazyPage(() => import('./MyFirm.tsx')) },
}
