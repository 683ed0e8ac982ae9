import { withValues } from '../../../model/records/withValues.ts'
import { at } from '../../seed/pick.ts'
import type { SeedDraft } from '../../seed/seedRecord.ts'

/** One in this many materials is below its minimum. */
const ONE_IN = 7

/** Stock of these materials in percent of their minimum. */
const LEFT = [88, 42, 65, 15, 77] as const

const inTens = (quantity: number): number => Math.ceil(quantity / 10) * 10

/** Adds minimum stocks; a few materials are below theirs. */
export function withMinimums(
  materials: readonly SeedDraft<'materials'>[],
  movements: readonly SeedDraft<'materialTransactions'>[],
): SeedDraft<'materials'>[] {
  const moved = Map.groupBy(movements, ({ material }) => material)
  return materials.map((material, position) => {
    if (position % ONE_IN !== 2) return material
    const onHand = (moved.get(material.id) ?? []).reduce((sum, { quantity }) => sum + Number(quantity), 0)
    return withValues(material, { minimumStock: `${inTens((onHand * 100) / at(LEFT, Math.floor(position / ONE_IN)) + 1)}.0000` })
  })
}
