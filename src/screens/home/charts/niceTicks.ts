/** Round step sizes, for every power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Maximum number of grid lines above the axis. */
const LINES = 4

/** Round, evenly spaced integers from 0 to at least `most`: 9 → 0, 5, 10. */
export const niceTicks = (most: number): readonly number[] => {
  const rough = Math.max(1, most / LINES)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.map((each) => each * power).find((each) => each >= rough && Number.isInteger(each)) ?? 10 * power
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
