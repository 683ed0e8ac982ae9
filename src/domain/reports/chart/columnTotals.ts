import type { ReportResult } from '../result.ts'
import type { ChartColumns, ResolvedChart } from './chartDefinition.ts'
import { decimalOf, exactSum } from './exactSum.ts'

/** The sum of a column, in one currency or none. */
export interface ColumnTotal {
  /** Null if the column has no currency, or all its amounts have the same. */
  readonly currency: string | null
  readonly sum: string | null
}

type Measured = ChartColumns['measures'][number]

/** Sums of a measure by currency: amounts in different currencies are never added (`PRODUCT.md S9`). */
function sumsOf({ rows, columns }: ReportResult, { at, currencyColumn }: Measured): readonly ColumnTotal[] {
  const currencyAt = columns.findIndex(({ name }) => name === currencyColumn)
  const groups = [...Map.groupBy(rows, (row) => row[currencyAt]?.toString() ?? null)]
  const totals = groups.map(([currency, own]) => ({ currency, sum: exactSum(own.map((row) => decimalOf(row[at]))) }))
  const [only, ...more] = totals
  return only && more.length === 0 ? [{ currency: null, sum: only.sum }] : totals.filter(({ sum }) => sum !== null)
}

/** Totals of a table's columns by their position, without percentages; undefined if there are none. */
export function columnTotals(
  chart: Pick<ResolvedChart, 'totals' | 'measures'>,
  measures: ChartColumns['measures'],
  result: ReportResult,
): ReadonlyMap<number, readonly ColumnTotal[]> | undefined {
  if (chart.totals === false || result.rows.length < 2) return undefined
  // Without named measures, integers may be years or ids: only decimals are summed.
  const summed = chart.measures ? measures : measures.filter(({ at }) => result.columns[at]?.type === 'decimal')
  const totals = summed.filter(({ style }) => style !== 'percent').map((measure) => [measure.at, sumsOf(result, measure)] as const)
  return totals.length > 0 ? new Map(totals) : undefined
}
