import { lazy } from 'react'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { '/-/Settings': lazy(() => import('./Settings.tsx')) } }
