import type { Feature } from '../../feature.ts'

/** Reports that Admins write. */
export const feature: Feature = {
  demo: () => import('./demo.ts'),
}
