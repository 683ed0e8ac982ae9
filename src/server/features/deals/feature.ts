import type { Feature } from '../../feature.ts'
import { createUploadFiles } from '../../records/uploads/uploadFiles.ts'
import { MINUTE } from '../../scheduler.ts'
import { advanceDeals } from './advanceDeals.ts'
import { dealRoutes } from './dealRoutes.ts'
import { feeSeed } from './feeSeed.ts'
import { rules as feeTables } from './feeTables.rules.ts'

/** Deals: what follows a win, from the invoice to the car's pick-up (`PRODUCT.md A14`). */
export const feature: Feature = {
  rules: () => ({ feeTables }),
  routes: (app, { records, options: { config } }) =>
    dealRoutes(app, { records, files: createUploadFiles(config.dataDir), origin: config.publicUrl }),
  jobs: ({ records, options: { config } }) => {
    const files = createUploadFiles(config.dataDir)
    return [{ name: 'deals', every: MINUTE, run: () => advanceDeals(records, files) }]
  },
  reference: [{ adds: ['feeTables'], batches: () => [{ entity: 'feeTables', records: feeSeed() }] }],
}
