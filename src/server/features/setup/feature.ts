import type { Feature } from '../../feature.ts'
import { settingsSeed } from './settingsSeed.ts'
import { setupRoutes } from './setupRoutes.ts'

/** What an Admin does first in a fresh installation (`PRODUCT.md S10`). */
export const feature: Feature = {
  routes: (app, context) => setupRoutes(app, context, context.options),
  reference: [{ adds: ['houseSettings'], batches: ({ production }) => [{ entity: 'houseSettings', records: settingsSeed(production) }] }],
}
