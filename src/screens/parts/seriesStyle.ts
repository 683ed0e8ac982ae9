/**
 * Colours of series in light and dark mode, in the order of use. Found by simulated annealing: it maximises the smallest difference in OKLab,
 * for full colour vision and for missing red, green or blue cones (Machado et al. 2009), at a contrast of 3 with the background.
 */
export const SERIES_COLORS = [
  ['#5e88ff', '#5b69f7'],
  ['#ee6805', '#ff9523'],
  ['#ab3281', '#9a5982'],
  ['#210089', '#96ffe9'],
  ['#63540f', '#fcf641'],
  ['#a68ba9', '#bb8f90'],
  ['#5e0b27', '#d1410e'],
  ['#4942d6', '#aabcfc'],
] as const

/** Dashes of lines. */
const DASHES = [undefined, '6 4', '2 3'] as const

/** Textures of areas: strokes in a tile of {@link TEXTURE_SIZE} pixels. */
const TEXTURES = [undefined, 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M-2 6l4 4M0 0l8 8M6-2l4 4', 'M4 0v8'] as const
export const TEXTURE_SIZE = 8

/** Shapes of points, around a centre, of about the same area. */
const MARKS = [
  'm-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  'm-3.1 -3.1h6.2v6.2h-6.2z',
  'm0 -4.6l4.2 7.4h-8.4z',
  'm0 -4.4l4.4 4.4l-4.4 4.4l-4.4 -4.4z',
] as const

/** How a series looks: never by colour alone, so that it is known to people who see few colours, and in print. */
export interface SeriesStyle {
  readonly color: string
  readonly dash: string | undefined
  readonly texture: string | undefined
  readonly mark: string
}

/** Series beyond the last colour reuse the colours with other dashes, textures and marks. */
export const seriesStyle = (index: number): SeriesStyle => {
  const [color, round] = [index % SERIES_COLORS.length, Math.floor(index / SERIES_COLORS.length)]
  const [light, dark] = SERIES_COLORS[color] ?? SERIES_COLORS[0]
  return {
    color: `light-dark(${light}, ${dark})`,
    dash: DASHES[(color + 2 * round) % DASHES.length],
    texture: TEXTURES[(color + round) % TEXTURES.length],
    mark: MARKS[(color + round) % MARKS.length] ?? MARKS[0],
  }
}
