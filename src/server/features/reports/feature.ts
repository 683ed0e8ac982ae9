import type { Feature } from '../../feature.ts'
import { reportRoutes } from './reportRoutes.ts'
import { rules as reports } from './reports.rules.ts'

/** Reports that Admins write. */
export const feature: Feature = {
  rules: () => ({ reports }),
  routes: (app, context) => reportRoutes(app, context, context.options),
  demo: () => import('./demo.ts'),
}
