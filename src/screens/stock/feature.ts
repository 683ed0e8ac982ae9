import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { entities: { stockDocuments: { actions: lazy(() => import('./DocumentActions.tsx')) } } }
