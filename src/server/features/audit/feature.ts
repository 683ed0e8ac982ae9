import type { Feature } from '../../feature.ts'
import { rules as auditEntries } from './auditEntries.rules.ts'

/** Access to the audit trail. */
export const feature: Feature = {
  rules: () => ({ auditEntries }),
}
