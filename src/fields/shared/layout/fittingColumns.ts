import type { ResolvedField } from '../../../model/resolvedEntity.ts'

/** A column and the room that it wants at least, in CSS pixels. */
export interface WantedColumn {
  readonly field: Pick<ResolvedField, 'name' | 'schema'>
  readonly room: number
}

const KEPT = 1
const OTHER = 2

const rankOf = ({ field }: WantedColumn, index: number): number => (index === 0 ? 0 : field.schema.keep ? KEPT : OTHER)

/**
 * Names of the columns that stand in so much room beside one another and can be read. The first stays in any; those with `keep` come next, each that
 * there is room for, and only where all of them have theirs the others, in their order.
 */
export const fittingColumns = (columns: readonly WantedColumn[], room: number): ReadonlySet<string> => {
  const ranked = columns
    .map((column, index) => ({ ...column, rank: rankOf(column, index) }))
    .toSorted((one, other) => one.rank - other.rank)
  const fitting = new Set<string>()
  let left = room
  let lacking = false
  for (const { field, room: wanted, rank } of ranked) {
    if (rank > 0 && (wanted > left || (rank === OTHER && lacking))) {
      lacking ||= rank === KEPT
      continue
    }
    fitting.add(field.name)
    left -= wanted
  }
  return fitting
}
