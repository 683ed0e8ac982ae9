import type { Cell } from '../result.ts'
import type { ChartData, Series } from './chartData.ts'
import { exactSum } from './exactSum.ts'

/** A column of a pivot table: one series with its sum. */
interface PivotColumn {
  readonly series: Series
  readonly total: string | null
}

/** Columns of one measure for all values of the breakout, and the sum of each row. */
export interface PivotGroup {
  readonly measure: Series['measure']
  readonly currency: string | undefined
  readonly columns: readonly PivotColumn[]
  readonly rowTotals: readonly (string | null)[]
  readonly total: string | null
}

export interface PivotTable {
  readonly rows: readonly Cell[]
  readonly groups: readonly PivotGroup[]
}

const columnOf = (series: Series): PivotColumn => ({ series, total: exactSum(series.values) })

function groupOf(series: readonly Series[], rows: number): PivotGroup | undefined {
  const [first] = series
  if (!first) return undefined
  const rowTotals = Array.from({ length: rows }, (_, row) => exactSum(series.map(({ values }) => values[row] ?? null)))
  return {
    measure: first.measure,
    currency: first.currency,
    columns: series.map(columnOf),
    rowTotals,
    total: exactSum(rowTotals),
  }
}

/** Pivot table: a row per category, a column per value of the breakout, a group of columns per measure and currency; all sums are exact. */
export function pivotTable({ categories, series }: ChartData): PivotTable {
  const groups = Map.groupBy(series, ({ measure, currency }) => JSON.stringify([measure, currency]))
  return {
    rows: categories,
    groups: [...groups.values()].flatMap((one) => groupOf(one, categories.length) ?? []),
  }
}
