import type { TileSize } from '../../../model/tileSizes.ts'

/** Container queries measure the page's content without the menu. */
const MIDDLE = '@container (min-width: 640px)'
const WIDE = '@container (min-width: 900px)'

const COLUMNS = 12

/** Column spans, of twelve, on medium and on wide pages. */
const WIDTHS: Readonly<Record<TileSize, readonly [middle: number, wide: number]>> = {
  small: [6, 4],
  medium: [6, 6],
  large: [12, 8],
  full: [12, 12],
}

/** Tiles in rows; on phones one below the other. */
export const TILES = {
  display: 'grid',
  gap: 'calc(2.5 * var(--space))',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  '& > *': { minWidth: 0 },
} as const

export const widthOf = (size: TileSize) => {
  const [middle, wide] = WIDTHS[size]
  return {
    gridColumn: '1 / -1',
    [MIDDLE]: { gridColumn: `span ${middle}` },
    [WIDE]: { gridColumn: `span ${wide}` },
  }
}
