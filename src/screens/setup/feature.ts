import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { '/-/Setup': lazyPage(() => import('./SetupPage.tsx')) } }
