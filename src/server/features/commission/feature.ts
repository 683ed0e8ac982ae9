import type { Feature } from '../../feature.ts'
import { commissionRoutes } from './commissionRoutes.ts'
import { rules as commissionRules } from './commissionRules.rules.ts'

/** Commissions of salesmen. */
export const feature: Feature = {
  rules: () => ({ commissionRules }),
  routes: commissionRoutes,
}
