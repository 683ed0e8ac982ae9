import type { Place, Range } from '../../../../fields/rows/grid/core/selection.ts'

/** A cell and the one whose content it gets. */
export interface Filled {
  readonly to: Place
  readonly from: Place
}

/** Cells of `whole` outside of `source`, which repeat its content by rows and columns. */
export const fillTargets = (source: Range, whole: Range): readonly Filled[] => {
  const [height, width] = [source.bottom - source.top + 1, source.right - source.left + 1]
  const targets: Filled[] = []
  for (let row = whole.top; row <= whole.bottom; row += 1)
    for (let column = whole.left; column <= whole.right; column += 1)
      if (row > source.bottom || column > source.right)
        targets.push({
          to: { row, column },
          from: { row: source.top + ((row - source.top) % height), column: source.left + ((column - source.left) % width) },
        })
  return targets
}

/** What Ctrl+D repeats: the first row of the range; of a single row, the one above it. Undefined if there is none. */
export const fillDown = (range: Range): readonly [source: Range, whole: Range] | undefined => {
  if (range.top < range.bottom) return [{ ...range, bottom: range.top }, range]
  if (range.top === 0) return undefined
  const above = range.top - 1
  return [
    { ...range, top: above, bottom: above },
    { ...range, top: above },
  ]
}

/** What Ctrl+R repeats: the first column of the range. Undefined with a single column. */
export const fillRight = (range: Range): readonly [source: Range, whole: Range] | undefined =>
  range.left < range.right ? [{ ...range, right: range.left }, range] : undefined

/** The range after dragging its corner to a cell: it grows down or to the end of the line, where the pointer is farther away. */
export const draggedTo = (range: Range, { row, column }: Place): Range => {
  const [down, across] = [row - range.bottom, column - range.right]
  if (down <= 0 && across <= 0) return range
  return down >= across ? { ...range, bottom: row } : { ...range, right: column }
}
