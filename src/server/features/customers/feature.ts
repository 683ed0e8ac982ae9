import type { Feature } from '../../feature.ts'

/** Customers, who buy and deliver. */
export const feature: Feature = {
  demo: () => import('./demo.ts'),
}
