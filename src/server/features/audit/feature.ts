import type { Feature } from '../../feature.ts'
import { rules as auditEntries } from './auditEntries.rules.ts'

/** What readers see of the audit trail. */
export const feature: Feature = {
  rules: () => ({ auditEntries }),
}
