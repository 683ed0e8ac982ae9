import type { Mode } from '../../theme/settings.ts'

/** Share of the theme's mild colour in the banner's background; the rest is the paper's or the page's colour. */
export const BANNER = { light: { share: 0.16, on: 'paper' }, dark: { share: 0.18, on: 'page' } } as const

/** Share of the text colour in muted text on the banner; the rest is the page's colour. */
export const BANNER_QUIET = 0.78

const bannerColours = (mode: Mode) => ({
  '--banner': `color-mix(in srgb, var(--primary-mild) ${BANNER[mode].share * 100}%, var(--${BANNER[mode].on}))`,
  '--banner-muted': `color-mix(in srgb, var(--text) ${BANNER_QUIET * 100}%, var(--page))`,
})

/**
 * The variables of the banner: its background, a tint on which text of the mode can be read, and quiet text on it. For the parts that lie on it alone:
 * set on what holds the page, they would make the browser compute all its styles again when the layout changes.
 */
export const BANNER_COLOURS = { ...bannerColours('light'), '.dark &': bannerColours('dark') } as const

/** Text on the banner is dimmed by a colour that stays readable on it. */
export const BANNER_TEXTS = {
  '--muted': 'var(--banner-muted)',
  '--hover': 'color-mix(in srgb, var(--text) 8%, transparent)',
  '--line': 'color-mix(in srgb, var(--text) 16%, transparent)',
  '--mui-palette-text-secondary': 'var(--banner-muted)',
  '--mui-palette-action-active': 'var(--banner-muted)',
  '--mui-palette-divider': 'var(--line)',
} as const
