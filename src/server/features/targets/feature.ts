import type { Feature } from '../../feature.ts'
import { targetRoutes } from './targetRoutes.ts'
import { rules as targets } from './targets.rules.ts'

/** Targets of salesmen, makes and firms. */
export const feature: Feature = {
  rules: () => ({ targets }),
  routes: targetRoutes,
}
