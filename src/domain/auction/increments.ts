/** One row of an increment table: prices below `below` (null: all others) rise by `step`, both in minor units. */
interface Increment {
  readonly below: bigint | null
  readonly step: bigint
}

/** Ascending by `below`; the last row has null. */
export type Increments = readonly Increment[]

/** The default table (`PRODUCT.md A3`). */
export const DEFAULT_INCREMENTS: Increments = [
  { below: 100_00n, step: 5_00n },
  { below: 500_00n, step: 10_00n },
  { below: 1_000_00n, step: 25_00n },
  { below: 5_000_00n, step: 50_00n },
  { below: 25_000_00n, step: 100_00n },
  { below: null, step: 250_00n },
]

/** Mistakes of an increment table: `empty`, `order` (not ascending), `open` (not exactly the last row is unbounded), `step` (not positive, or decreasing). */
export type IncrementMistake = 'empty' | 'order' | 'open' | 'step'

/** First mistake of a table. Steps may not decrease, or a higher bid could lead to a lower price. */
export function incrementMistake(table: Increments): IncrementMistake | undefined {
  if (table.length === 0) return 'empty'
  if (table.some(({ below }, index) => (below === null) !== (index === table.length - 1))) return 'open'
  const rises = (values: readonly bigint[], least: bigint) => values.every((value, index) => value - (values[index - 1] ?? 0n) >= least)
  if (
    !rises(
      table.flatMap(({ below }) => below ?? []),
      1n,
    )
  )
    return 'order'
  const steps = table.map(({ step }) => step)
  return steps[0] !== 0n && rises(steps, 0n) ? undefined : 'step'
}

/** Minimum increment at a price (`PRODUCT.md A3`). Throws `RangeError` if the table has no row for it. */
export function incrementAt(table: Increments, price: bigint): bigint {
  const row = table.find(({ below }) => below === null || price < below)
  if (!row) throw new RangeError('the increment table has no last row')
  return row.step
}
