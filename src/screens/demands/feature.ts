import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { entities: { demands: { actions: lazy(() => import('./DemandActions.tsx')) } } }
