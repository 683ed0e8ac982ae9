import type { EntityId } from '../../model/entityMap.ts'
import { loadFeatures } from '../start/loadFeatures.ts'
import type { SeedBatch, SeedDraft } from './seedRecord.ts'
import { type DemoParts, inOrder } from './seedSteps.ts'

/** Number of records of the longest list. */
const SIZE = 10_000

/** Replaces the current time, so that the same data can be created again. */
const SOME_DAY = new Date('2026-06-01T12:00:00.000Z')

export interface DemoOptions {
  readonly size?: number
  readonly now?: Date
}

const parts = async (): Promise<readonly DemoParts[]> =>
  (await Promise.all((await loadFeatures()).map(({ demo }) => demo?.()))).filter((one) => one !== undefined)

const isBatchOf = <Id extends EntityId>(
  batch: SeedBatch,
  entity: Id,
): batch is SeedBatch & { readonly records: readonly SeedDraft<Id>[] } => batch.entity === entity

/** Changes of the reference data for the demo, by ids. */
export const demoChanges = async (): Promise<readonly SeedBatch[]> => (await parts()).flatMap(({ changes = [] }) => changes)

/** Adds the demo's data to the reference data, ordered so that references point backwards. `passwordHash` is the stored password of all demo accounts. */
export async function demoData(passwordHash: string, { size = SIZE, now = SOME_DAY }: DemoOptions = {}): Promise<readonly SeedBatch[]> {
  const steps = (await parts()).flatMap(({ demo }) => demo)
  const made: SeedBatch[] = []
  const of = <Id extends EntityId>(entity: Id) => made.flatMap((batch) => (isBatchOf(batch, entity) ? batch.records : []))
  for (const { batches, amends } of inOrder(steps)) {
    const demo = { now, size, passwordHash, of }
    made.push(...batches(demo))
    for (const [entity, amended] of Object.entries(amends?.(demo) ?? {}))
      made.splice(0, made.length, ...made.map((one) => (one.entity === entity ? { ...one, records: one.records.map(amended) } : one)))
  }
  return made
}
