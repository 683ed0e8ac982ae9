import { type ChartData, withRest } from './chartData.ts'
import type { ChartKind } from './chartDefinition.ts'

/** Maximum number of distinguishable lines, areas or bars side by side. */
export const MAX_SERIES = 24

/** Maximum number of columns of a table: more would take seconds to lay out. */
export const MAX_COLUMNS = 200

/** Maximum number of slices and stages: more can't be distinguished. The others are drawn as one. */
export const MAX_PARTS = 24

/** Maximum number of bars side by side: more would be narrower than a pixel on most screens. */
export const MAX_BARS = 400

const withSeries = (data: ChartData, most: number): ChartData =>
  data.series.length > most ? { ...data, series: data.series.slice(0, most) } : data

/** Reduces the data to this many categories: of each range the one with the largest values, so that peaks stay. */
function withPeaks(data: ChartData, most: number): ChartData {
  const { categories, series } = data
  if (categories.length <= most) return data
  const sizes = categories.map((_, at) => series.reduce((sum, { values }) => sum + Math.abs(Number(values[at] ?? 0)), 0))
  const start = (stretch: number): number => Math.floor((stretch * categories.length) / most)
  const kept = Array.from({ length: most }, (_, stretch) => {
    let peak = start(stretch)
    for (let at = peak + 1; at < start(stretch + 1); at += 1) if ((sizes[at] ?? 0) > (sizes[peak] ?? 0)) peak = at
    return peak
  })
  const pick = <T>(values: readonly T[]): readonly T[] => kept.flatMap((at) => values.slice(at, at + 1))
  return { ...data, categories: pick(categories), series: series.map((one) => ({ ...one, values: pick(one.values) })) }
}

/** Kinds that compare sizes along an axis: a sum of many small ones would dwarf each of them. */
const COMPARED: readonly ChartKind[] = ['bar', 'combo', 'line', 'area']

/** The sum of the categories beyond the limit, by series, apart from the others: a picture that compares them has it below, not in it. */
export function apartFromRest(
  kind: ChartKind,
  data: ChartData,
): { readonly data: ChartData; readonly rest: readonly (string | null)[] | undefined } {
  if (!data.rest || !COMPARED.includes(kind)) return { data, rest: undefined }
  const series = data.series.map((one) => ({ ...one, values: one.values.slice(0, -1) }))
  return {
    data: { ...data, rest: false, categories: data.categories.slice(0, -1), series },
    rest: data.series.map(({ values }) => values.at(-1) ?? null),
  }
}

/**
 * The part of a chart's data that can be drawn: its first series, the largest slices or stages with the sum of the others, the largest bar of each range.
 * Tables have all rows.
 */
export function drawnData(kind: ChartKind, data: ChartData): ChartData {
  if (kind === 'pie' || kind === 'funnel') return data.rest ? data : withRest(data, MAX_PARTS)
  if (kind === 'bar' || kind === 'combo') return withPeaks(withSeries(data, MAX_SERIES), MAX_BARS)
  return withSeries(data, kind === 'line' || kind === 'area' ? MAX_SERIES : MAX_COLUMNS)
}
