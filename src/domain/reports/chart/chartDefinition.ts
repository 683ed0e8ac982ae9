import type { EntityMap } from '../../../model/entityMap.ts'
import { isDated, isNumeric, type ReportResult, type ResultColumn } from '../result.ts'

/** How a result is drawn, as a report says it (`schemas/parts/chart.ts`). */
export type ChartDefinition = NonNullable<EntityMap['reports']['chartCode']>
export type ChartKind = NonNullable<ChartDefinition['kind']>
export type Measure = NonNullable<ChartDefinition['measures']>[number]

/** What of a report says how it is drawn. */
interface Drawn {
  readonly chart: EntityMap['reports']['chart']
  readonly chartCode: ChartDefinition | null
}

/** A chart of which everything is known but what the columns decide. */
export type ResolvedChart = ChartDefinition & { readonly kind: ChartKind }

/**
 * The chart of a report: what it says itself comes before what its type says. Null where it draws nothing.
 * @param script the chart script of its type
 */
export function chartOf({ chart, chartCode }: Drawn, script?: ChartDefinition | null): ResolvedChart | null {
  if (chart === 'none') return null
  const kind = chartCode?.kind ?? chart ?? script?.kind ?? 'table'
  return { ...script, ...chartCode, kind }
}

/** Kinds that are texts already. */
const READ: readonly ChartKind[] = ['table', 'number', 'funnel', 'heatMap', 'pivot']

/** Whether the chart is a picture, which can be shown as a table as well. */
export const isPicture = ({ kind }: ResolvedChart): boolean => !READ.includes(kind)

/** Which columns a chart draws. */
export interface ChartColumns {
  readonly category: ResultColumn | undefined
  readonly breakout: ResultColumn | undefined
  readonly measures: readonly (Measure & { readonly at: number })[]
  /** Columns that the chart names and the result lacks. */
  readonly missing: readonly string[]
}

/** Kinds that need two columns to compare by. */
const CROSSED: readonly ChartKind[] = ['heatMap', 'pivot']

const MOST_MEASURES = 8

/**
 * The columns that a chart draws. Those it doesn't name follow from the result: the first column that is no number is compared by (in a scatter the
 * first number), every number that is left is measured. A breakout is chosen only where two columns are needed.
 */
export function chartColumns(chart: ResolvedChart, { columns }: ReportResult): ChartColumns {
  const named = (name: string | undefined) => columns.find((column) => column.name === name)
  const given = chart.measures ?? []
  const [category, breakout] = axesOf(chart, columns, named)
  const taken = [category?.name, breakout?.name]
  const chosen = given.length > 0 ? given : measured(columns, taken)
  const measures = chosen.flatMap((measure) => {
    const at = columns.findIndex(({ name }) => name === measure.column)
    return at < 0 ? [] : [{ ...measure, at }]
  })
  const wanted = [chart.category, chart.breakout, ...given.map(({ column }) => column)]
  return { category, breakout, measures, missing: wanted.filter((name): name is string => name !== undefined && !named(name)) }
}

type Axes = readonly [category: ResultColumn | undefined, breakout: ResultColumn | undefined]

function axesOf(
  chart: ResolvedChart,
  columns: readonly ResultColumn[],
  named: (name: string | undefined) => ResultColumn | undefined,
): Axes {
  const own = new Set(chart.measures?.map(({ column }) => column))
  const free = columns.filter((column) => !own.has(column.name) && (chart.kind === 'scatter' ? isNumeric(column) : !isNumeric(column)))
  // A result of numbers alone is compared by its first: a year, a size.
  const first =
    free.find(({ name }) => name !== chart.breakout) ?? (columns.length > 1 ? columns.find(({ name }) => !own.has(name)) : undefined)
  const category = named(chart.category) ?? (chart.kind === 'number' && first && !isDated(first) ? undefined : first)
  const second = CROSSED.includes(chart.kind) ? free.find(({ name }) => name !== category?.name) : undefined
  return [category, named(chart.breakout) ?? second]
}

const measured = (columns: readonly ResultColumn[], taken: readonly (string | undefined)[]): readonly Measure[] =>
  columns
    .filter((column) => isNumeric(column) && !taken.includes(column.name))
    .slice(0, MOST_MEASURES)
    .map(({ name }) => ({ column: name }))
