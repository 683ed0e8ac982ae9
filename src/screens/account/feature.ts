import { lazy } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { '/-/MyAccount': lazy(() => import('./MyAccount.tsx')) } }
