import type { Feature } from '../../feature.ts'
import { rules as lookups } from './lookups.rules.ts'
import { rules as lookupTypes } from './lookupTypes.rules.ts'

/** Lists of choices that Admins maintain. */
export const feature: Feature = {
  rules: () => ({ lookups, lookupTypes }),
  demo: () => import('./demo.ts'),
}
