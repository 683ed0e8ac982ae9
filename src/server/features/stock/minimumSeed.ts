import { at } from '../../seed/pick.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'

/** One in this many materials is low. */
const ONE_IN = 7

/** What is left of the minimum, in percent, of those that have. */
const LEFT = [88, 42, 65, 15, 77] as const

const inTens = (quantity: number): number => Math.ceil(quantity / 10) * 10

/** Minimums that fit the stock on hand; of a few materials less is there than the minimum. */
export function withMinimums(materials: readonly SeedRecord[], movements: readonly SeedRecord[]): SeedRecord[] {
  const moved = Map.groupBy(movements, ({ material }) => material)
  return materials.map((material, position) => {
    if (position % ONE_IN !== 2) return material
    const onHand = (moved.get(material.id) ?? []).reduce((sum, { quantity }) => sum + Number(quantity), 0)
    return { ...material, minimumStock: `${inTens((onHand * 100) / at(LEFT, Math.floor(position / ONE_IN)) + 1)}.0000` }
  })
}
