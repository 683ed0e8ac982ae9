/** Position of a cell. The line after the last is the empty one. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A range of cells between two corners, inclusive. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeOf = (one: Place, other: Place): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isInside = ({ top, bottom, left, right }: Range, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** The nearest place inside the grid. */
export const clamped = ({ row, column }: Place, lines: number, columns: number): Place => ({
  row: between(row, lines),
  column: between(column, columns - 1),
})
