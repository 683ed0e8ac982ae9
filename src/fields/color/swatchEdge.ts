/** Told from the ground, whatever colour it holds. */
export const SWATCH_EDGE = 'color-mix(in srgb, var(--text) 24%, transparent)'
