import { describe, expect, test } from 'vitest'
import { accentOf, SURFACES } from './palette.ts'
import { MODES, THEME_SCHEMAS } from './settings.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(MODES)('In %s mode', (mode) => {
  const { page, paper, raised, text, muted, danger, caution, good, hint } = SURFACES[mode]
  const grounds = [page, paper, raised]

  test.each(THEME_SCHEMAS)('the colour of %s can be read, and read upon', (schema) => {
    const { primary, neutral } = accentOf(schema, mode)
    expect(contrast(primary, neutral)).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds) expect(contrast(primary, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('texts can be read on every ground', () => {
    for (const ground of grounds)
      for (const ink of [text, muted, danger, caution, good, hint]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
