import type { EntityMap } from '../../../model/entityMap.ts'
import { isDated, isNumeric, type ReportResult, type ResultColumn } from '../result.ts'

/** Chart settings of a report (`schemas/parts/chart.ts`). */
export type ChartDefinition = NonNullable<EntityMap['reports']['chartCode']>
export type ChartKind = NonNullable<ChartDefinition['kind']>
export type Measure = NonNullable<ChartDefinition['measures']>[number]

/** Fields of a report that determine its chart. */
interface Drawn {
  readonly chart: EntityMap['reports']['chart']
  readonly chartCode: ChartDefinition | null
}

/** A chart with a known kind; columns may still be chosen by the result. */
export type ResolvedChart = ChartDefinition & { readonly kind: ChartKind }

/**
 * The chart of a report: its own settings take precedence over those of its type. Null if there are none.
 * @param script the chart script of its type
 */
export function chartOf({ chart, chartCode }: Drawn, script?: ChartDefinition | null): ResolvedChart | null {
  if (chart === 'none') return null
  const kind = chartCode?.kind ?? chart ?? script?.kind ?? 'table'
  return { ...script, ...chartCode, kind }
}

/** Kinds that consist of text. */
const READ: readonly ChartKind[] = ['table', 'number', 'funnel', 'heatMap', 'pivot']

/** Whether the chart is a picture, which can also be shown as a table. */
export const isPicture = ({ kind }: ResolvedChart): boolean => !READ.includes(kind)

/** Columns of a chart. */
export interface ChartColumns {
  readonly category: ResultColumn | undefined
  readonly breakout: ResultColumn | undefined
  readonly measures: readonly (Measure & { readonly at: number })[]
  /** Columns of the chart that the result lacks. */
  readonly missing: readonly string[]
}

/** Kinds that need two category columns. */
const CROSSED: readonly ChartKind[] = ['heatMap', 'pivot']

const MAX_MEASURES = 8

/**
 * The columns of a chart. Unnamed ones are chosen from the result: the first non-numeric column is the category (in a scatter plot the first numeric
 * one), all remaining numeric columns are measures. A breakout is chosen only for kinds that need two category columns.
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
  const names = [chart.category, chart.breakout, ...given.map(({ column }) => column)]
  return { category, breakout, measures, missing: names.filter((name): name is string => name !== undefined && !named(name)) }
}

type Axes = readonly [category: ResultColumn | undefined, breakout: ResultColumn | undefined]

function axesOf(
  chart: ResolvedChart,
  columns: readonly ResultColumn[],
  named: (name: string | undefined) => ResultColumn | undefined,
): Axes {
  const own = new Set(chart.measures?.map(({ column }) => column))
  const free = columns.filter((column) => !own.has(column.name) && (chart.kind === 'scatter' ? isNumeric(column) : !isNumeric(column)))
  // In a result of numbers only, the first column is the category: a year, a size.
  const first =
    free.find(({ name }) => name !== chart.breakout) ?? (columns.length > 1 ? columns.find(({ name }) => !own.has(name)) : undefined)
  const category = named(chart.category) ?? (chart.kind === 'number' && first && !isDated(first) ? undefined : first)
  const second = CROSSED.includes(chart.kind) ? free.find(({ name }) => name !== category?.name) : undefined
  return [category, named(chart.breakout) ?? second]
}

const measured = (columns: readonly ResultColumn[], taken: readonly (string | undefined)[]): readonly Measure[] =>
  columns
    .filter((column) => isNumeric(column) && !taken.includes(column.name))
    .slice(0, MAX_MEASURES)
    .map(({ name }) => ({ column: name }))
