import type { Cell, ReportResult } from '../result.ts'
import { chartColumns, type ResolvedChart } from './chartDefinition.ts'
import { decimalOf } from './exactSum.ts'

export interface ScatterPoint {
  readonly x: number
  readonly y: number
  /** Index of the row in the result. */
  readonly row: number
}

export interface ScatterGroup {
  readonly of?: Cell
  readonly points: readonly ScatterPoint[]
}

const numberOf = (cell: Cell | undefined): number => Number(decimalOf(cell) ?? Number.NaN)

/** Each row as a point: category as x, first measure as y; each value of the breakout is a group. For drawing only, so floats are precise enough. */
export function scatterGroups(chart: ResolvedChart, result: ReportResult): readonly ScatterGroup[] {
  const { category, breakout, measures } = chartColumns(chart, result)
  const at = (name: string | undefined) => result.columns.findIndex((column) => column.name === name)
  const [x, of, y] = [at(category?.name), at(breakout?.name), measures[0]?.at ?? -1]
  const points = result.rows
    .map((cells, row) => ({ of: cells[of] ?? null, point: { x: numberOf(cells[x]), y: numberOf(cells[y]), row } }))
    .filter(({ point }) => Number.isFinite(point.x) && Number.isFinite(point.y))
  if (of < 0) return [{ points: points.map(({ point }) => point) }]
  return [...Map.groupBy(points, (one) => one.of)].map(([value, group]) => ({ of: value, points: group.map(({ point }) => point) }))
}
