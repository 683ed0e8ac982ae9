/** Widths of a report's frame, from a third of the page to all of it. */
export const TILE_SIZES = ['small', 'medium', 'large', 'full'] as const

export type TileSize = (typeof TILE_SIZES)[number]
