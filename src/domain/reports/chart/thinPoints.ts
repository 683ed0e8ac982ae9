interface Point {
  readonly x: number
  readonly y: number
}

const areaOf = (a: Point, b: Point, c: Point): number => Math.abs((a.x - c.x) * (b.y - a.y) - (a.x - b.x) * (c.y - a.y))

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/**
 * Positions of at most `most` values that preserve the shape of a line: from each bucket the one with the largest triangle to its neighbours
 * (Steinarsson, “Downsampling time series for visual representation”, 2013). Keeps peaks, the first and the last value. Gaps count as zero.
 * @param most at least 3
 */
export function thinPoints(values: readonly (number | null)[], most: number): readonly number[] {
  const points = values.map((y, x) => ({ x, y: y ?? 0 }))
  const [first, last] = [points[0], points.at(-1)]
  if (points.length <= most || !first || !last) return points.map(({ x }) => x)
  const start = (number: number) => 1 + Math.floor((number * (points.length - 2)) / (most - 2))
  // The last bucket is followed by the last point.
  const stretch = (number: number) => points.slice(start(number), start(number + 1))
  const kept = [first]
  let before = first
  for (let number = 0; number < most - 2; number += 1) {
    const [from, after] = [before, meanOf(stretch(number + 1))]
    before = stretch(number).reduce((best, point) => (areaOf(from, point, after) > areaOf(from, best, after) ? point : best))
    kept.push(before)
  }
  return [...kept, last].map(({ x }) => x)
}
