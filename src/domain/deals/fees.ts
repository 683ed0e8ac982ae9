import { percentOf } from '../money/hundredths.ts'
import { smallerOf } from '../quantities.ts'

/** One row of a fee table: prices below `below` (null: all others) cost `fixed` and a percentage of the price. Amounts in minor units. */
export interface FeeStep {
  readonly below: bigint | null
  readonly fixed: bigint
  /** Decimal text: `2.50`. */
  readonly percent: string
}

/** Fee and commission of the house for a deal. */
export interface FeeTable {
  /** The buyer's fee, ascending by `below`; the last row has null. */
  readonly steps: readonly FeeStep[]
  /** The seller's commission: a percentage of the price, and its minimum. */
  readonly commission: Pick<FeeStep, 'percent'> & { readonly minimum: bigint }
}

/** The default table (`PRODUCT.md A14, S10`). */
export const DEFAULT_FEES: FeeTable = {
  steps: [
    { below: 1_000_00n, fixed: 100_00n, percent: '0.00' },
    { below: 5_000_00n, fixed: 200_00n, percent: '0.00' },
    { below: 10_000_00n, fixed: 350_00n, percent: '0.00' },
    { below: 25_000_00n, fixed: 500_00n, percent: '0.00' },
    { below: null, fixed: 0n, percent: '2.00' },
  ],
  commission: { percent: '3.00', minimum: 100_00n },
}

/** Mistakes of the rows: `empty`, `order` (not ascending), `open` (not exactly the last row is unbounded). */
export type FeeMistake = 'empty' | 'order' | 'open'

export function feeMistake(steps: readonly Pick<FeeStep, 'below'>[]): FeeMistake | undefined {
  if (steps.length === 0) return 'empty'
  if (steps.some(({ below }, index) => (below === null) !== (index === steps.length - 1))) return 'open'
  const bounds = steps.flatMap(({ below }) => below ?? [])
  return bounds.every((bound, index) => bound > (bounds[index - 1] ?? 0n)) ? undefined : 'order'
}

/** The buyer's fee for a price. Throws `RangeError` if the table has no row for it. */
export function buyersFee({ steps }: Pick<FeeTable, 'steps'>, price: bigint): bigint {
  const step = steps.find(({ below }) => below === null || price < below)
  if (!step) throw new RangeError('the fee table has no last row')
  return step.fixed + percentOf(price, step.percent)
}

/** The seller's commission: never more than the price. */
export function sellersCommission({ commission: { percent, minimum } }: Pick<FeeTable, 'commission'>, price: bigint): bigint {
  const share = percentOf(price, percent)
  return smallerOf(share < minimum ? minimum : share, price)
}
