import { mainQuantity } from '../../../domain/orders/margin.ts'
import { mainUnitOf } from '../../../domain/orders/materialFacts.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import type { KnownMaterials, SlipState } from './slipLines.ts'

/** Available stock for a row that exceeds it, in the material's main unit. */
export interface Short {
  readonly available: string
  readonly unit: string
}

const LEAVING: readonly unknown[] = ['sale', 'retailSale', 'purchaseReturn']

/** Rows that exceed the available stock, by position. Quantities of one material add up over the rows. */
export const shortRows = ({ lines }: SlipState, known: KnownMaterials | undefined, slipType: unknown): ReadonlyMap<number, Short> => {
  const requested = new Map<string, bigint>()
  const short = new Map<number, Short>()
  if (!LEAVING.includes(slipType)) return short
  for (const [position, { line }] of lines.entries()) {
    const facts = known?.byId.get(line.material ?? '')
    const own = facts?.stock && mainQuantity(line.quantity, line.unit, facts.units)
    if (!facts?.stock || own === undefined || own === null) continue
    const sum = (requested.get(facts.id) ?? 0n) + parseQuantity(own)
    requested.set(facts.id, sum)
    const { available } = facts.stock
    if (sum > parseQuantity(available)) short.set(position, { available, unit: mainUnitOf(facts) ?? '' })
  }
  return short
}
