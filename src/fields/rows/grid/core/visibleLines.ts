import type { GridState } from './gridState.ts'

/** A search in the lines: only those that had the text when it was typed are shown, and lines added since. */
export interface Search {
  readonly text: string
  /** Keys of the lines that had the text. */
  readonly keys: ReadonlySet<number>
  /** Keys from this one on are of lines added since. */
  readonly addedFrom: number
}

type Searched = Pick<GridState, 'lines' | 'search'>

/** Whether a line is shown; the empty one after the last always is. */
export const isVisible = ({ lines, search }: Searched, row: number): boolean => {
  const line = lines[row]
  return search === undefined || line === undefined || line.key >= search.addedFrom || search.keys.has(line.key)
}

/** Positions of the shown lines, without the empty one. */
export const visibleRows = (state: Searched): readonly number[] => state.lines.flatMap((_, row) => (isVisible(state, row) ? [row] : []))

/** The shown line that is `by` lines away, at most the first or the last; `last` may be the empty one. */
export const visibleRowFrom = (state: Searched, from: number, by: number, last: number): number => {
  const step = by < 0 ? -1 : 1
  let row = from
  let left = Math.abs(by)
  for (let next = from + step; left > 0 && next >= 0 && next <= last; next += step) {
    if (!isVisible(state, next)) continue
    row = next
    left -= 1
  }
  return row
}

/** The line itself if it is shown, else the next shown one, else the one before it. */
export const nearestVisibleRow = (state: Searched, row: number, last: number): number => {
  if (isVisible(state, row)) return row
  const next = visibleRowFrom(state, row, 1, last)
  return next === row ? visibleRowFrom(state, row, -1, last) : next
}
