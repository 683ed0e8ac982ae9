import { Area, Bar, LabelList, Line } from 'recharts'
import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import type { ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { textureFill } from '../../parts/SeriesTextures.tsx'
import { type SeriesStyle, seriesStyle } from '../../parts/seriesStyle.ts'
import type { ChartTexts } from './useChartTexts.ts'
import type { useDrillAt } from './useDrillAt.ts'

const BAR_WIDTH = 40

export type DrawAs = 'line' | 'area' | 'bar'

export const drawAs = (chart: ResolvedChart, series: Series, index: number): DrawAs => {
  if (chart.kind === 'combo') return series.measure.drawAs ?? (index === 0 ? 'bar' : 'line')
  return chart.kind === 'area' || chart.kind === 'bar' ? chart.kind : 'line'
}

/** Whether a point has gaps on both sides: no line contains it, so it is drawn as a dot. */
const isAlone = ({ values }: Series, at: number): boolean =>
  values[at] !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null

interface Dot {
  readonly cx?: number | undefined
  readonly cy?: number | undefined
  readonly payload?: { readonly at?: number }
}

const isolatedDots =
  (series: Series, color: string) =>
  ({ cx, cy, payload }: Dot) =>
    payload?.at !== undefined && isAlone(series, payload.at) ? (
      <circle key={payload.at} cx={cx} cy={cy} r={3} fill={color} />
    ) : (
      <g key={payload?.at} />
    )

interface Shape {
  readonly series: Series
  readonly style: SeriesStyle
  /** Colour and texture of its area. */
  readonly fill: string
  readonly as: DrawAs
  readonly chart: ResolvedChart
  readonly texts: ChartTexts
  /** Opens the records of a category by its position. */
  readonly onOpen?: (at: number) => void
}

const Values = ({ series, texts, position }: Pick<Shape, 'series' | 'texts'> & { readonly position: 'top' | 'right' }) => (
  <LabelList
    dataKey={series.id}
    position={position}
    fontSize={11}
    fill="var(--text)"
    formatter={(value) => (typeof value === 'number' ? texts.short(value, series.measure.style) : '')}
  />
)

/** A series as one part of a composed chart. A function, not a component: recharts checks the types of its children. */
function drawing({ series, style: { color, dash }, fill, as, chart, texts, onOpen }: Shape) {
  const stacked = chart.stacking === 'stacked' || chart.stacking === 'percent'
  const common = {
    dataKey: series.id,
    ...(chart.horizontal ? { xAxisId: 'left' } : { yAxisId: chart.kind === 'combo' && series.measure.axis === 'right' ? 'right' : 'left' }),
    isAnimationActive: false,
    ...(stacked && as !== 'line' && { stackId: `${as}${series.currency ?? ''}` }),
  }
  const labels = chart.labels && <Values series={series} texts={texts} position={chart.horizontal ? 'right' : 'top'} />
  if (as === 'bar')
    return (
      <Bar
        key={series.id}
        {...common}
        fill={fill}
        maxBarSize={BAR_WIDTH}
        radius={stacked ? 0 : 3}
        {...(onOpen && { onClick: (_: unknown, at: number) => onOpen(at), cursor: 'pointer' })}
      >
        {labels}
      </Bar>
    )
  const line = {
    stroke: color,
    strokeWidth: 2,
    ...(dash && { strokeDasharray: dash }),
    dot: isolatedDots(series, color),
    type: 'linear' as const,
  }
  return as === 'area' ? (
    <Area key={series.id} {...common} {...line} fill={fill} fillOpacity={stacked ? 0.55 : 0.15}>
      {labels}
    </Area>
  ) : (
    <Line key={series.id} {...common} {...line}>
      {labels}
    </Line>
  )
}

interface Shapes extends Pick<Shape, 'chart' | 'texts'> {
  /** Id of the chart in the page. */
  readonly id: string
  readonly data: ChartData
  readonly kinds: readonly DrawAs[]
  readonly drill: ReturnType<typeof useDrillAt>
}

/** All series of a chart. */
export const seriesShapes = ({ id, chart, data, kinds, texts, drill }: Shapes) =>
  data.series.map((series, index) =>
    drawing({
      series,
      style: seriesStyle(index),
      fill: textureFill(id, index, seriesStyle(index)),
      as: kinds[index] ?? 'line',
      chart,
      texts,
      // Bars are not thinned: their position is that of the category.
      ...(drill && { onOpen: (at: number) => drill(at, series) }),
    }),
  )
