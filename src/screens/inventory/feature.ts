import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { entities: { cars: { list: lazyPage(() => import('./Inventory.tsx')) } } }
