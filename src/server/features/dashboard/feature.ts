import type { Feature } from '../../feature.ts'
import { dashboardRoute } from './dashboardRoute.ts'

/** The sums of the start page. */
export const feature: Feature = {
  routes: dashboardRoute,
}
