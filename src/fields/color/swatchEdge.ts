/** Stands out from the background, whatever its colour. */
export const SWATCH_EDGE = 'color-mix(in srgb, var(--text) 24%, transparent)'
