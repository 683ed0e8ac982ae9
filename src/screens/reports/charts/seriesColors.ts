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

/** Lines beyond the last colour reuse the colours with another dash. */
const DASHES = [undefined, '6 4', '2 3'] as const

export interface SeriesStyle {
  readonly color: string
  readonly dash: string | undefined
}

export const seriesStyle = (index: number): SeriesStyle => {
  const [light, dark] = SERIES_COLORS[index % SERIES_COLORS.length] ?? SERIES_COLORS[0]
  return { color: `light-dark(${light}, ${dark})`, dash: DASHES[Math.floor(index / SERIES_COLORS.length) % DASHES.length] }
}
