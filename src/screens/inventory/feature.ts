import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { entities: { cars: { list: lazy(() => import('./Inventory.tsx')) } } }
