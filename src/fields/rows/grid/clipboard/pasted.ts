import type { Range } from '../core/selection.ts'
import type { Cells } from './tsv.ts'

/** Pasted text and its cell. */
export interface PastedText {
  readonly row: number
  readonly name: string
  readonly text: string
}

/** Target cell of each text, from the selection's first cell on; a single text goes into all selected cells. @param columns names in their order */
export const placesOf = (cells: Cells, { top, bottom, left, right }: Range, columns: readonly string[]): readonly PastedText[] => {
  const single = cells.length === 1 && cells[0]?.length === 1
  const height = single ? bottom - top + 1 : cells.length
  const width = single ? right - left + 1 : Math.max(...cells.map(({ length }) => length))
  return Array.from({ length: height }, (_, down) =>
    Array.from({ length: width }, (__, across): PastedText | undefined => {
      const text = single ? cells[0]?.[0] : cells[down]?.[across]
      const name = columns[left + across]
      return name === undefined || text === undefined ? undefined : { row: top + down, name, text }
    }),
  )
    .flat()
    .filter((place) => place !== undefined)
}

/** Removes blank lines at the end, which would add empty lines. */
export const withoutBlankEnd = (cells: Cells): Cells => {
  const last = cells.findLastIndex((line) => line.some((cell) => cell.trim() !== ''))
  return last < 0 ? cells.slice(0, 1) : cells.slice(0, last + 1)
}
