import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { '/-/Settings': lazyPage(() => import('./Settings.tsx')) } }
