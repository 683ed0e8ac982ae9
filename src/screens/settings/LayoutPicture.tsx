import { Box } from '@mui/material'
import type { LayoutType } from '../../appearance/theme/settings.ts'

type Area = readonly [x: number, y: number, width: number, height: number, kind: 'menu' | 'bar' | 'page']

/** Each layout in 48 × 32. */
const AREAS: Readonly<Record<LayoutType, readonly Area[]>> = {
  collapsibleSide: [
    [2, 2, 11, 28, 'menu'],
    [15, 2, 31, 5, 'bar'],
    [15, 9, 31, 21, 'page'],
  ],
  stackedSide: [
    [2, 2, 5, 28, 'menu'],
    [8, 2, 9, 28, 'bar'],
    [19, 2, 27, 5, 'bar'],
    [19, 9, 27, 21, 'page'],
  ],
  topBarClassic: [
    [2, 2, 44, 4, 'bar'],
    [2, 7, 44, 3, 'menu'],
    [8, 12, 32, 18, 'page'],
  ],
  framelessSide: [
    [2, 4, 9, 2, 'menu'],
    [2, 8, 9, 2, 'menu'],
    [2, 12, 9, 2, 'menu'],
    [14, 2, 32, 28, 'page'],
  ],
  contentOverlay: [
    [0, 0, 48, 13, 'menu'],
    [3, 8, 9, 22, 'bar'],
    [15, 8, 30, 22, 'page'],
  ],
}

const FILLS = {
  menu: 'var(--primary)',
  bar: 'color-mix(in srgb, var(--muted) 45%, var(--paper))',
  page: 'color-mix(in srgb, var(--muted) 22%, var(--paper))',
} as const

/** A layout as a small drawing, mirrored with the page. */
export const LayoutPicture = ({ type }: { readonly type: LayoutType }) => (
  <Box
    component="svg"
    viewBox="0 0 48 32"
    aria-hidden
    className="pointing"
    sx={{ width: '100%', maxWidth: 96, borderRadius: 1, backgroundColor: 'background.default' }}
  >
    {AREAS[type].map(([x, y, width, height, kind]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx={1.5} fill={FILLS[kind]} />
    ))}
  </Box>
)
