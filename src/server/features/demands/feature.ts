import type { Feature } from '../../feature.ts'
import { demandRoutes } from './demandRoutes.ts'
import { rules as demands } from './demands.rules.ts'
import { rules as purchaseOrders } from './purchaseOrders.rules.ts'

/** Demands, and the purchase orders made from them. */
export const feature: Feature = {
  rules: () => ({ demands, purchaseOrders }),
  routes: demandRoutes,
}
