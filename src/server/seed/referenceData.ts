import { loadFeatures } from '../start/loadFeatures.ts'
import type { SeedBatch } from './seedRecord.ts'
import { inOrder } from './seedSteps.ts'

/** Initial data of every installation (`PRODUCT.md S10`), ordered so that references point backwards. */
export async function referenceData(production = false): Promise<readonly SeedBatch[]> {
  const steps = (await loadFeatures()).flatMap(({ reference = [] }) => reference)
  return inOrder(steps).flatMap(({ batches }) => batches({ production }))
}
