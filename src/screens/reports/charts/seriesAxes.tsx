import { CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import type { ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import type { DrawAs } from './seriesShapes.tsx'
import type { ChartTexts } from './useChartTexts.ts'

/** A position with the value of each series. */
export type ChartRow = Readonly<Record<string, number | null>>

/** Maximum number of positions whose labels are measured. */
const MAX_TICKS = 60

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const
const AXIS = { axisLine: false, tickLine: false, tick: TICK } as const

/** Width for the names of horizontal bars in pixels, and the characters that fit into it. */
const NAME_WIDTH = 140
const NAME_LENGTH = 22

/** Whether bars extend along the lines of text, below each other. */
export const isHorizontal = ({ kind, horizontal }: ResolvedChart): boolean => kind === 'bar' && horizontal === true

/** Positions that may have a label, if there are many: recharts measures each text that it may show. */
const ticksOf = (rows: readonly ChartRow[]): { readonly ticks?: number[] } => {
  if (rows.length <= MAX_TICKS) return {}
  const every = Math.ceil(rows.length / MAX_TICKS)
  return { ticks: rows.flatMap(({ at }, index) => (index % every === 0 && typeof at === 'number' ? [at] : [])) }
}

/** Minimum spread of values, as a share of them, for an axis that does not start at zero; with less, all its labels would be equal. */
const MIN_SPREAD = 0.02

/** Whether values differ too little for an axis that does not start at zero. */
const isFlat = ({ series }: ChartData): boolean => {
  const values = series.flatMap((one) => one.values.flatMap((value) => (value === null ? [] : [Number(value)])))
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity])
  return most - least < MIN_SPREAD * Math.max(Math.abs(least), Math.abs(most))
}

/** Bounds of the axis of sizes. Bars and areas are compared by size, so their axis starts at zero. */
const domainOf = ({ chart, data, kinds }: Axes): [number | 'auto', number | 'auto'] => {
  if (chart.stacking === 'percent') return [0, 1]
  return [kinds.every((kind) => kind === 'line') && !isFlat(data) ? 'auto' : 0, 'auto']
}

const isRight = ({ measure }: Series): boolean => measure.axis === 'right'

interface RowLabelProps {
  readonly x?: number
  readonly y?: number
  readonly payload?: { readonly value: unknown }
  readonly rtl: boolean
  readonly nameAt: (at: unknown) => string
}

/** The name of a horizontal bar on one line: the bars of a small chart are closer together than two. */
const RowLabel = ({ x = 0, y = 0, payload, rtl, nameAt }: RowLabelProps) => {
  const name = nameAt(payload?.value)
  const characters = [...name]
  return (
    <text x={x} y={y} dy="0.35em" textAnchor={rtl ? 'start' : 'end'} fill={TICK.fill} fontSize={TICK.fontSize}>
      <title>{name}</title>
      {characters.length > NAME_LENGTH ? `${characters.slice(0, NAME_LENGTH - 1).join('')}…` : name}
    </text>
  )
}

interface Axes {
  readonly chart: ResolvedChart
  readonly data: ChartData
  readonly kinds: readonly DrawAs[]
  readonly rows: readonly ChartRow[]
  readonly rtl: boolean
  readonly texts: ChartTexts
}

const sizeAxis = (axes: Axes) => {
  const { chart, data, texts } = axes
  const style = data.series.find((one) => !isRight(one))?.measure.style
  const text = (value: number) => (chart.stacking === 'percent' ? texts.share(value) : texts.short(value, style))
  return { ...AXIS, width: 'auto', tickFormatter: text, domain: domainOf(axes) } as const
}

const rightAxis = ({ chart, data: { series }, rtl, texts }: Axes) => {
  const first = series.find(isRight)
  return (
    chart.kind === 'combo' &&
    first && (
      <YAxis
        {...AXIS}
        yAxisId="right"
        width="auto"
        orientation={rtl ? 'left' : 'right'}
        tickFormatter={(value: number) => texts.short(value, first.measure.style)}
      />
    )
  )
}

/** The axes of a chart of series. A function, not a component: recharts checks the types of its children. */
export function seriesAxes(axes: Axes) {
  const { chart, data, rows, rtl, texts } = axes
  const nameAt = (at: unknown) => (typeof at === 'number' ? texts.category(data, at) : '')
  const sizes = sizeAxis(axes)
  const categories = { ...AXIS, dataKey: 'at', tickFormatter: nameAt, minTickGap: 12 } as const
  const orientation = rtl ? 'right' : 'left'
  return isHorizontal(chart) ? (
    <>
      <XAxis {...sizes} xAxisId="left" type="number" reversed={rtl} height={28} />
      <YAxis
        {...categories}
        type="category"
        interval={0}
        tick={<RowLabel rtl={rtl} nameAt={nameAt} />}
        width={NAME_WIDTH}
        orientation={orientation}
      />
    </>
  ) : (
    <>
      <XAxis {...categories} {...ticksOf(rows)} reversed={rtl} tickMargin={10} interval="equidistantPreserveStart" />
      <YAxis {...sizes} yAxisId="left" orientation={orientation} />
      {rightAxis(axes)}
    </>
  )
}

/** Grid lines across the axis of sizes. */
export const gridLines = (horizontal: boolean) => (
  <CartesianGrid
    xAxisId={horizontal ? 'left' : 0}
    yAxisId={horizontal ? 0 : 'left'}
    vertical={horizontal}
    horizontal={!horizontal}
    stroke="var(--line)"
    strokeDasharray="3 4"
  />
)

/** The line of the chart's target, if it has one. */
export const targetLine = (chart: ResolvedChart) => {
  if (chart.target === undefined) return null
  const line = { stroke: 'var(--danger)', strokeDasharray: '4 3' } as const
  const at = Number(chart.target)
  return isHorizontal(chart) ? <ReferenceLine xAxisId="left" x={at} {...line} /> : <ReferenceLine yAxisId="left" y={at} {...line} />
}
