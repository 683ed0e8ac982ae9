/** A column as the grid lays it out. */
export interface LaidColumn {
  readonly name: string
  /** CSS pixels. */
  readonly width: number
  /** Takes part of the room that is left. */
  readonly grows: boolean
}

/** CSS pixels of the line's number. */
export const GUTTER = 52

/** Tracks of a line's cells, and the width that they need: all lines have the same. */
export const tracksOf = (columns: readonly LaidColumn[]): { readonly tracks: string; readonly width: number } => {
  const some = columns.some(({ grows }) => grows)
  const track = ({ width, grows }: LaidColumn): string => (grows || !some ? `minmax(${width}px, ${width}fr)` : `${width}px`)
  return {
    tracks: [`${GUTTER}px`, ...columns.map(track)].join(' '),
    width: GUTTER + columns.reduce((sum, { width }) => sum + width, 0),
  }
}
