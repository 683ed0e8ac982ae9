import { describe, expect, test } from 'vitest'
import { SERIES_COLORS, seriesStyle } from './seriesStyle.ts'

type Triple = readonly [number, number, number]

const linear = (hex: string): Triple => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const luminance = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const times = (rows: readonly Triple[], by: Triple): Triple => {
  const row = (at: number) => (rows[at]?.[0] ?? 0) * by[0] + (rows[at]?.[1] ?? 0) * by[1] + (rows[at]?.[2] ?? 0) * by[2]
  return [row(0), row(1), row(2)]
}

/** Björn Ottosson, “A perceptual color space for image processing”, 2020. */
const oklab = (rgb: Triple): Triple => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [Math.max(0, rgb[0]), Math.max(0, rgb[1]), Math.max(0, rgb[2])],
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  )
}

/** Machado, Oliveira, Fernandes, “A Physiologically-based Model for Simulation of Color Vision Deficiency”, 2009, severity 1. */
const VISIONS: Readonly<Record<string, readonly Triple[]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** A distance in OKLab that is visible at a glance; 0.02 is just noticeable. */
const AT_A_GLANCE = 0.12

const PAPERS = { light: '#ffffff', dark: '#1e2228' } as const

describe.each(
  Object.entries(PAPERS).map(([mode, paper], at) => [mode, paper, SERIES_COLORS.map((both) => both[at === 0 ? 0 : 1])] as const),
)('on %s paper', (_, paper, colors) => {
  test('each is seen', () => {
    for (const color of colors) expect(contrast(color, paper), color).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(VISIONS))('each differs from the others with %s vision', (_name, vision) => {
    const seen = colors.map((color) => oklab(times(vision, linear(color))))
    for (const [at, one] of seen.entries())
      for (const [offset, other] of seen.slice(at + 1).entries())
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]), `${at} and ${at + 1 + offset}`).toBeGreaterThanOrEqual(
          AT_A_GLANCE,
        )
  })
})

describe.each(['dash', 'texture', 'mark'] as const)('besides its colour, a series has a %s', (cue) => {
  const styles = Array.from({ length: 24 }, (_, index) => seriesStyle(index))

  test('that is another one for its neighbours', () => {
    for (const [at, style] of styles.entries()) if (at > 0) expect(style[cue], `${at}`).not.toBe(styles[at - 1]?.[cue])
  })

  test('that is another one where the colours begin again', () => {
    expect(new Set(styles.map((style) => `${style.color} ${style[cue]}`)).size).toBe(styles.length)
  })
})

test('the first series, often the only one, is plain', () => {
  expect(seriesStyle(0)).toMatchObject({ dash: undefined, texture: undefined })
})
