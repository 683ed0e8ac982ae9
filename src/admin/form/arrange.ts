import type { Span } from '../../fields/fieldView.ts'

/** The columns of a form's grid. */
export const COLUMNS = 12

interface SpanRange {
  readonly least: number
  readonly ideal: number
  readonly most: number
  /** Cost of the first column above or below the ideal. Each further one costs more, which distributes deviations. */
  readonly strain: number
}

/** Ideal columns by span, on an ordinary grid (two names per row) and on a wide one (three). */
const SPAN_RANGES = {
  ordinary: {
    short: { least: 3, ideal: 4, most: 6, strain: 2.5 },
    medium: { least: 4, ideal: 6, most: 12, strain: 1 },
    long: { least: 6, ideal: 9, most: 12, strain: 1 },
    full: { least: 12, ideal: 12, most: 12, strain: 0 },
  },
  wide: {
    short: { least: 3, ideal: 3, most: 6, strain: 2.5 },
    medium: { least: 3, ideal: 4, most: 12, strain: 1 },
    long: { least: 6, ideal: 8, most: 12, strain: 1 },
    full: { least: 12, ideal: 12, most: 12, strain: 0 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Span, SpanRange>>>>

export type Measure = keyof typeof SPAN_RANGES

/** Allowed rows, in halves, thirds and quarters, so that the edges of different rows align. Incomplete rows come last. */
const ROWS: readonly (readonly number[])[] = [
  [12],
  [6, 6],
  [4, 8],
  [8, 4],
  [4, 4, 4],
  [6, 3, 3],
  [3, 3, 6],
  [3, 6, 3],
  [3, 3, 3, 3],
  [3, 3, 3],
  [4, 4],
  [3, 3],
  [6],
  [4],
  [3],
]

/** Cost of a row, of fields with different widths, and of each empty column. */
const COST = { row: 2, uneven: 3, hole: 4.5 }

interface Plan {
  readonly cost: number
  readonly spans: readonly number[]
}

const rowCost = (row: readonly number[], ranges: readonly SpanRange[]): number | undefined => {
  if (row.some((span, at) => span < (ranges[at]?.least ?? 0) || span > (ranges[at]?.most ?? COLUMNS))) return undefined
  const strain = ranges.reduce((sum, range, at) => sum + Math.abs((row[at] ?? 0) - range.ideal) ** 1.5 * range.strain, 0)
  const hole = COLUMNS - row.reduce((sum, span) => sum + span, 0)
  const uneven = row.every((span) => span === row[0]) ? 0 : COST.uneven
  return COST.row + uneven + strain + hole * COST.hole
}

const bestFrom = (ranges: readonly SpanRange[], rest: readonly Plan[], from: number): Plan =>
  ROWS.reduce<Plan>(
    (best, row) => {
      const after = rest[from + row.length]
      const cost = after && rowCost(row, ranges.slice(from, from + row.length))
      if (after === undefined || cost === undefined || cost + after.cost >= best.cost) return best
      return { cost: cost + after.cost, spans: [...row, ...after.spans] }
    },
    { cost: Number.POSITIVE_INFINITY, spans: [] },
  )

/**
 * Columns of each field, in their order: the cheapest way to break the fields into rows. Rows are full where possible, and no field gets far more or
 * less than it needs.
 */
export const arrange = (fields: readonly Span[], measure: Measure): readonly number[] => {
  const ranges = fields.map((span) => SPAN_RANGES[measure][span])
  const plans: Plan[] = []
  plans[fields.length] = { cost: 0, spans: [] }
  for (let from = fields.length - 1; from >= 0; from -= 1) plans[from] = bestFrom(ranges, plans, from)
  return plans[0]?.spans ?? []
}
