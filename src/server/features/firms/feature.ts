import type { Feature } from '../../feature.ts'
import { firmFills } from './firmFills.sql.ts'
import { rules as firms } from './firms.rules.ts'

/** Firms, the tenants of the hub (`PRODUCT.md S6`). */
export const feature: Feature = {
  rules: () => ({ firms }),
  fills: firmFills,
}
