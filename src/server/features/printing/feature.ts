import type { Feature } from '../../feature.ts'
import { documentRoutes } from './documentRoutes.ts'

/** Records as documents: printed, and sent as links that need no account. */
export const feature: Feature = {
  routes: (app, context) => documentRoutes(app, context, context.options),
}
