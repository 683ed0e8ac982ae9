import { compareDecimal } from '../../../model/values/decimal.ts'
import type { Period } from '../periods.ts'
import type { Cell, ReportResult, ResultColumn } from '../result.ts'
import { chartColumns, type Measure, type ResolvedChart } from './chartDefinition.ts'
import { dateStep, fillDates } from './dateStep.ts'
import { decimalOf, exactSum } from './exactSum.ts'

/** Values of one measure (for one value of the breakout) by category. */
export interface Series {
  readonly id: string
  readonly measure: Measure
  /** Value of the breakout. */
  readonly of?: Cell
  /** Currency of its amounts, if the result has one. */
  readonly currency?: string | undefined
  readonly values: readonly (string | null)[]
}

export interface ChartData {
  readonly category: ResultColumn | undefined
  readonly breakout: ResultColumn | undefined
  readonly categories: readonly Cell[]
  /** Whether the last category is the sum of those beyond the limit. */
  readonly rest: boolean
  readonly step: Period | undefined
  readonly series: readonly Series[]
  /** Columns of the chart that the result lacks. */
  readonly missing: readonly string[]
}

/** Whether a category is the sum of those beyond the limit. */
export const isRest = ({ rest, categories }: Pick<ChartData, 'rest' | 'categories'>, at: number): boolean =>
  rest && at === categories.length - 1

const keyOf = (cell: Cell): string => JSON.stringify(cell)

interface Group {
  readonly of: Cell
  readonly currency: string | undefined
  readonly byCategory: Map<string, (string | null)[]>
}

/** Groups rows by breakout and currency: amounts in different currencies are never added (`PRODUCT.md S9`). */
function groupsOf(
  { rows, columns }: ReportResult,
  measure: Measure & { readonly at: number },
  [category, breakout]: readonly [number, number],
): readonly Group[] {
  const currencyAt = columns.findIndex(({ name }) => name === measure.currencyColumn)
  const groups = new Map<string, Group>()
  for (const row of rows) {
    const of = row[breakout] ?? null
    const currency = row[currencyAt]?.toString()
    const id = JSON.stringify([currency, of])
    const group = groups.get(id) ?? { of, currency, byCategory: new Map() }
    groups.set(id, group)
    const key = keyOf(row[category] ?? null)
    const values = group.byCategory.get(key) ?? []
    group.byCategory.set(key, values)
    values.push(decimalOf(row[measure.at]))
  }
  return [...groups.values()]
}

const distinct = (cells: readonly Cell[]): readonly Cell[] => [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()]

/** Whether the numbers never grow. */
const isFalling = (sizes: readonly (string | null)[]): boolean =>
  sizes.every((size, at) => at === 0 || compareDecimal(sizes[at - 1] ?? '0', size ?? '0') >= 0)

/** Restores the order of a result by size if rows of the same category were added up: records of several firms can have the same name. */
function bySize(data: ChartData, sizes: readonly (string | null)[]): ChartData {
  const [first] = data.series
  if (!first || data.breakout || !isFalling(sizes)) return data
  const order = data.categories.map((_, at) => at).toSorted((a, b) => compareDecimal(first.values[b] ?? '0', first.values[a] ?? '0'))
  const inOrder = <T>(values: readonly T[]): readonly T[] => order.flatMap((at) => values.slice(at, at + 1))
  return { ...data, categories: inOrder(data.categories), series: data.series.map((one) => ({ ...one, values: inOrder(one.values) })) }
}

/** The largest categories by the first series, in their order, followed by the sum of the others. Percentages have no sum. */
export function withRest(data: ChartData, limit: number): ChartData {
  const [first] = data.series
  if (data.categories.length <= limit || !first) return data
  const size = (at: number): string => first.values[at] ?? '0'
  const greatest = data.categories
    .map((_, at) => at)
    .toSorted((a, b) => compareDecimal(size(b), size(a)))
    .slice(0, limit)
  const kept = new Set(greatest)
  const pick = <T>(values: readonly T[]): readonly T[] => values.filter((_, at) => kept.has(at))
  const others = <T>(values: readonly T[]): readonly T[] => values.filter((_, at) => !kept.has(at))
  return {
    ...data,
    rest: true,
    categories: [...pick(data.categories), null],
    series: data.series.map((one) => ({
      ...one,
      values: [...pick(one.values), one.measure.style === 'percent' ? null : exactSum(others(one.values))],
    })),
  }
}

/** Data of a chart: exact sums of the rows of each category and series. */
export function chartData(chart: ResolvedChart, result: ReportResult): ChartData {
  const { category, breakout, measures, missing } = chartColumns(chart, result)
  const at = (column: ResultColumn | undefined) => result.columns.findIndex(({ name }) => name === column?.name)
  const [categoryAt, breakoutAt] = [at(category), at(breakout)]
  const cells = distinct(result.rows.map((row) => row[categoryAt] ?? null))
  const isDates = category?.type === 'date'
  // In the order of the rows; dates in chronological order, with gaps filled.
  const categories = isDates ? fillDates(cells) : cells
  const series = measures.flatMap((measure, index) =>
    groupsOf(result, measure, [categoryAt, breakoutAt]).map(({ of, currency, byCategory }, group): Series => {
      const { at: _, ...own } = measure
      return {
        id: `${index}-${group}`,
        measure: own,
        ...(breakoutAt >= 0 && { of }),
        currency,
        values: categories.map((cell) => exactSum(byCategory.get(keyOf(cell)) ?? [])),
      }
    }),
  )
  const grouped = { category, breakout, categories, rest: false, step: isDates ? dateStep(categories) : undefined, series, missing }
  const sizes = measures.slice(0, 1).flatMap(({ at }) => result.rows.map((row) => decimalOf(row[at])))
  const data = isDates ? grouped : bySize(grouped, sizes)
  return chart.limit === undefined ? data : withRest(data, chart.limit)
}
