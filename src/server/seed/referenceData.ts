import { loadFeatures } from '../start/loadFeatures.ts'
import type { SeedBatch } from './seedRecord.ts'
import { inOrder } from './seedSteps.ts'

/** What every installation starts with (`PRODUCT.md S10`), in an order in which references point backwards. */
export async function referenceData(production = false): Promise<readonly SeedBatch[]> {
  const steps = (await loadFeatures()).flatMap(({ reference = [] }) => reference)
  return inOrder(steps).flatMap(({ batches }) => batches({ production }))
}
