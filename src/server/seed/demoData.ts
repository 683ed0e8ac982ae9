import { loadFeatures } from '../start/loadFeatures.ts'
import type { SeedBatch } from './seedRecord.ts'
import { inOrder } from './seedSteps.ts'

/** Number of customers; enough to test lists. */
export const DEMO_CUSTOMERS = 10_000

/** Replaces the current time, so that the same data can be created again. */
const SOME_DAY = new Date('2026-06-01T12:00:00.000Z')

export interface DemoOptions {
  readonly customers?: number
  /** The customers, cars and dealers of the demo, to which its orders and auctions belong. */
  readonly now?: Date
}

/** Adds the demo's data to the reference data, ordered so that references point backwards. `passwordHash` is the stored password of all demo accounts. */
export async function demoData(
  passwordHash: string,
  { customers = DEMO_CUSTOMERS, now = SOME_DAY }: DemoOptions = {},
): Promise<readonly SeedBatch[]> {
  const modules = await Promise.all((await loadFeatures()).map(({ demo }) => demo?.()))
  const made: SeedBatch[] = []
  const of = (entity: string) => made.flatMap((batch) => (batch.entity === entity ? batch.records : []))
  for (const { batches, amends } of inOrder(modules.flatMap((module) => module?.demo ?? []))) {
    const demo = { now, customers, passwordHash, of }
    made.push(...batches(demo))
    for (const [entity, amended] of Object.entries(amends?.(demo) ?? {}))
      made.splice(0, made.length, ...made.map((one) => (one.entity === entity ? { ...one, records: one.records.map(amended) } : one)))
  }
  return made
}
