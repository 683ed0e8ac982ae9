/**
 * Colours of series on light and on dark paper, in the order they are used. They were searched by simulated annealing for the greatest least
 * difference in OKLab, as seen with full colour vision and without red, green or blue cones (Machado et al. 2009), at a contrast of 3 with the paper.
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

/** Lines beyond the last colour begin again with another dash. */
const DASHES = [undefined, '6 4', '2 3'] as const

export interface SeriesLook {
  readonly color: string
  readonly dash: string | undefined
}

export const seriesLook = (index: number): SeriesLook => {
  const [light, dark] = SERIES_COLORS[index % SERIES_COLORS.length] ?? SERIES_COLORS[0]
  return { color: `light-dark(${light}, ${dark})`, dash: DASHES[Math.floor(index / SERIES_COLORS.length) % DASHES.length] }
}
