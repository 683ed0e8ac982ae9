import type { Queries, Transaction } from '../db/database.ts'
import { inHalves } from '../db/withSavepoint.ts'
import { insertStored, type SeedTarget, seededEntity, storedForm } from './insertBatch.ts'
import { referenceData } from './referenceData.ts'
import type { SeedBatch, SeedRecord } from './seedRecord.ts'

const MARKS = 'referenceMarks'

const markOf = (entity: string, { id }: SeedRecord): string => `${entity}:${id}`

const marked = async (queries: Queries): Promise<ReadonlySet<string>> =>
  new Set((await queries.selectFrom(MARKS).select('id').execute()).map(({ id }) => String(id)))

/** Reference data that no start has added yet. */
const missingOf = (batches: readonly SeedBatch[], known: ReadonlySet<string>): SeedBatch[] =>
  batches
    .map(({ entity, records }) => ({ entity, records: records.filter((record) => !known.has(markOf(entity, record))) }))
    .filter(({ records }) => records.length > 0)

/** A record whose id or unique value is already taken is left out: the existing one wins. */
async function add(trx: Transaction, target: SeedTarget, { entity: id, records }: SeedBatch): Promise<void> {
  const entity = seededEntity(target, id)
  const insert = async (part: readonly SeedRecord[]) => {
    const stored = part.map((record) => storedForm(entity, record))
    await insertStored(trx, target, entity, stored)
  }
  await inHalves(trx, records, insert, () => {})
  const marks = records.map((record) => ({ id: markOf(id, record) }))
  await target.repository.insertMany(trx, seededEntity(target, MARKS), marks)
}

/**
 * Adds the reference data that no earlier start has added (`PRODUCT.md S10`), in one transaction. Keeps changes and deletions by users. If several processes start together, one adds and the others find nothing missing.
 */
export async function ensureReference(target: SeedTarget, production: boolean): Promise<void> {
  const batches = await referenceData(production)
  if (missingOf(batches, await marked(target.db.read)).length === 0) return
  await target.db.alter(async (trx) => {
    for (const batch of missingOf(batches, await marked(trx))) await add(trx, target, batch)
  })
}
