import { lazyPage } from '../../ui/lazy/lazy.tsx'
import type { ScreenFeature } from '../feature.ts'

export const feature: ScreenFeature = { pages: { '/-/MyAccount': lazyPage(() => import('./MyAccount.tsx')) } }
