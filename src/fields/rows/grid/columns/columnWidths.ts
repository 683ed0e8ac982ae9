/** Layout of a column. */
export interface SizedColumn {
  readonly name: string
  /** CSS pixels. */
  readonly width: number
  /** Whether it takes a share of the remaining width. */
  readonly grows: boolean
}

/** Width of the column of line numbers, in CSS pixels. */
export const GUTTER = 52

/** Grid tracks of all lines, and the width that they need. */
export const tracksOf = (columns: readonly SizedColumn[]): { readonly tracks: string; readonly width: number } => {
  const some = columns.some(({ grows }) => grows)
  const track = ({ width, grows }: SizedColumn): string => (grows || !some ? `minmax(${width}px, ${width}fr)` : `${width}px`)
  return {
    tracks: [`${GUTTER}px`, ...columns.map(track)].join(' '),
    width: GUTTER + columns.reduce((sum, { width }) => sum + width, 0),
  }
}
