import type { Feature } from '../../feature.ts'
import { firmFills } from './firmFills.sql.ts'
import { houseSeed } from './firmSeed.ts'
import { rules as firms } from './firms.rules.ts'

/** Firms, the tenants of the hub (`PRODUCT.md S6`). */
export const feature: Feature = {
  rules: () => ({ firms }),
  fills: firmFills,
  reference: [{ adds: ['firms'], batches: () => [{ entity: 'firms', records: [houseSeed()] }] }],
  demo: () => import('./demo.ts'),
}
