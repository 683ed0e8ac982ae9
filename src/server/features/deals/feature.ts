import type { Feature } from '../../feature.ts'
import { feeSeed } from './feeSeed.ts'
import { rules as feeTables } from './feeTables.rules.ts'

/** Deals: what follows a win, from the invoice to the car's pick-up (`PRODUCT.md A14`). */
export const feature: Feature = {
  rules: () => ({ feeTables }),
  reference: [{ adds: ['feeTables'], batches: () => [{ entity: 'feeTables', records: feeSeed() }] }],
}
