import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { entities: { cars: { list: lazy(() => import('./Inventory.tsx')) } } }
