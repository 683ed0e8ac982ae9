import { type SeriesStyle, seriesStyle } from '../../parts/seriesStyle.ts'

/** Rotations of the accent's hue, in degrees: far enough apart to be distinguished. */
const TURNS = [150, 60, 285, 215] as const

/**
 * The accent with its hue rotated. Lightness and chroma are clamped so that the colours can be distinguished and have a contrast of 3 in
 * light and dark mode, even with a black or white accent.
 */
const turned = (degrees: number): string => `oklch(from var(--primary) clamp(0.56, l, 0.74) clamp(0.11, c, 0.15) calc(h + ${degrees}))`

/** Colours for the parts of a whole: the accent, its rotations, and a neutral one. */
const CHART_COLORS: readonly string[] = ['var(--primary)', ...TURNS.map(turned), 'var(--muted)']

const chartColor = (index: number): string => CHART_COLORS[index % CHART_COLORS.length] ?? 'var(--primary)'

/** How a part looks: in the theme's colours, with the dashes and textures of reports. */
export const chartStyle = (index: number): SeriesStyle => ({ ...seriesStyle(index), color: chartColor(index) })
