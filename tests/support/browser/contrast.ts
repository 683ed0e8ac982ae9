/** A colour of sRGB as `#rrggbb`. */
type Hex = string

const channels = (hex: Hex): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => linear(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3. */
export function contrast(one: Hex, two: Hex): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `color-mix(in srgb, one share, other)`; `share` from 0 to 1. */
export const mixed = (one: Hex, share: number, other: Hex): Hex => {
  const others = channels(other)
  const parts = channels(one).map((value, at) => Math.round(value * share + (others[at] ?? 0) * (1 - share)))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
