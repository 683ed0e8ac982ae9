import type { Feature } from '../../feature.ts'
import { rules as demands } from './demands.rules.ts'

/** Demands, and the purchase orders made of them. */
export const feature: Feature = {
  rules: () => ({ demands }),
}
