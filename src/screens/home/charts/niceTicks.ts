/** Numbers that people count in, of each power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const

/** Lines that a chart has above the bottom one, at most. */
const LINES = 4

/** Round numbers from 0 to at least `most`, evenly apart and whole: 9 → 0, 5, 10. */
export const niceTicks = (most: number): readonly number[] => {
  const rough = Math.max(1, most / LINES)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = STEPS.map((each) => each * power).find((each) => each >= rough && Number.isInteger(each)) ?? 10 * power
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}
