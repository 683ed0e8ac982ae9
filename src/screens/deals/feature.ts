import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

const DealShow = lazyPage(() => import('./DealShow.tsx'))

export const feature: ScreenFeature = {
  entities: { deals: { show: DealShow } },
  pages: { '/-/Gate': lazyPage(() => import('./gate/GateEntry.tsx')), '/-/Gate/{code}': lazyPage(() => import('./gate/Gate.tsx')) },
}
