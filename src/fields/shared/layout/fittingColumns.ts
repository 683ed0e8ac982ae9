import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** A column and its minimum width in CSS pixels. */
export interface SizedColumn {
  readonly field: Pick<ResolvedField, 'name' | 'schema'>
  readonly width: number
}

const KEPT = 1
const OTHER = 2

const rankOf = ({ field }: SizedColumn, index: number): number => (index === 0 ? 0 : field.schema.keep ? KEPT : OTHER)

/**
 * Names of the columns that fit into a width. The first always does; then those with `keep`, as many as fit; the others, in their order, only
 * if all with `keep` fit.
 */
export const fittingColumns = (columns: readonly SizedColumn[], width: number): ReadonlySet<string> => {
  const ranked = columns
    .map((column, index) => ({ ...column, rank: rankOf(column, index) }))
    .toSorted((one, other) => one.rank - other.rank)
  const fitting = new Set<string>()
  let left = width
  let lacking = false
  for (const { field, width: needed, rank } of ranked) {
    if (rank > 0 && (needed > left || (rank === OTHER && lacking))) {
      lacking ||= rank === KEPT
      continue
    }
    fitting.add(field.name)
    left -= needed
  }
  return fitting
}
