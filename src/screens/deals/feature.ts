import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

const DealShow = lazy(() => import('./DealShow.tsx'))

export const feature: ScreenFeature = {
  entities: { deals: { show: DealShow } },
  pages: { '/-/Gate': lazy(() => import('./gate/GateEntry.tsx')), '/-/Gate/{code}': lazy(() => import('./gate/Gate.tsx')) },
}
