import type { Feature } from '../../feature.ts'
import { settingsSeed } from './settingsSeed.ts'
import { setupRoutes } from './setupRoutes.ts'

/** First steps of an Admin in a new installation (`PRODUCT.md S10`). */
export const feature: Feature = {
  routes: (app, context) => setupRoutes(app, context, context.options),
  reference: [{ adds: ['houseSettings'], batches: ({ production }) => [{ entity: 'houseSettings', records: settingsSeed(production) }] }],
}
