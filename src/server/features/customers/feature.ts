import type { Feature } from '../../feature.ts'
import { rules as customers } from './customers.rules.ts'

/** Customers, who buy and deliver. */
export const feature: Feature = {
  rules: () => ({ customers }),
  demo: () => import('./demo.ts'),
}
