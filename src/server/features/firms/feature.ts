import type { Feature } from '../../feature.ts'
import { firmBackfills } from './firmBackfills.sql.ts'
import { houseSeed } from './firmSeed.ts'
import { firmStanding } from './firmStanding.ts'
import { rules as firms } from './firms.rules.ts'

/** Firms, the tenants of the hub (`PRODUCT.md S6`). */
export const feature: Feature = {
  rules: () => ({ firms }),
  standing: firmStanding,
  backfills: firmBackfills,
  reference: [{ adds: ['firms'], batches: () => [{ entity: 'firms', records: [houseSeed()] }] }],
  demo: () => import('./demo.ts'),
}
