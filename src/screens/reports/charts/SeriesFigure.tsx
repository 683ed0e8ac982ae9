import { Box, useTheme } from '@mui/material'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import type { ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { thinPoints } from '../../../domain/reports/chart/thinPoints.ts'
import { PointerTexts } from './PointerTexts.tsx'
import { type SeriesLook, seriesLook } from './seriesColors.ts'
import { type ChartTexts, useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly data: ChartData
  readonly label: string
}

/** Maximum number of points per line: more than a wide screen can resolve. */
const MAX_POINTS = 1200

/** Maximum number of positions whose labels are measured. */
const MAX_TICKS = 60

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const
const BAR_WIDTH = 40
const LABEL_WIDTH = 64

/** Number of horizontal bars that fit into every size. More are scrolled, so that each keeps its label. */
const MOST_ROWS = 10

/** Height of a bar with its label, and of the axis below, in pixels. */
const ROW_HEIGHT = 26
const AXIS_HEIGHT = 48

/** Width for the names of horizontal bars in pixels, and the characters that fit into it. */
const NAME_WIDTH = 140
const NAME_LENGTH = 22

type DrawAs = 'line' | 'area' | 'bar'

const drawAs = (chart: ResolvedChart, series: Series, index: number): DrawAs => {
  if (chart.kind === 'combo') return series.measure.drawAs ?? (index === 0 ? 'bar' : 'line')
  return chart.kind === 'area' || chart.kind === 'bar' ? chart.kind : 'line'
}

/** Rows in the shape of recharts; for drawing only, so binary floats are precise enough. Long lines are thinned to the points that shape them. */
const rowsOf = ({ categories, series }: ChartData, thinned: boolean): readonly Readonly<Record<string, number | null>>[] => {
  const number = (value: string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value))
  const all = categories.map((_, at) => at)
  const positions = thinned
    ? [...new Set(series.flatMap(({ values }) => thinPoints(values.map(number), MAX_POINTS)))].toSorted((one, other) => one - other)
    : all
  return positions.map((at) => ({ at, ...Object.fromEntries(series.map(({ id, values }) => [id, number(values[at])])) }))
}

/** Positions that may have a label, if there are many: recharts measures each text that it may show. */
const ticksOf = (rows: readonly Readonly<Record<string, number | null>>[]): { readonly ticks?: number[] } => {
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

interface Drawing {
  readonly series: Series
  readonly look: SeriesLook
  readonly as: DrawAs
  readonly chart: ResolvedChart
  readonly texts: ChartTexts
  /** Opens the records of a category by its position. */
  readonly onOpen?: (at: number) => void
}

const Values = ({ series, texts, position }: Pick<Drawing, 'series' | 'texts'> & { readonly position: 'top' | 'right' }) => (
  <LabelList
    dataKey={series.id}
    position={position}
    fontSize={11}
    fill="var(--text)"
    formatter={(value) => (typeof value === 'number' ? texts.short(value, series.measure.style) : '')}
  />
)

/** A series as one part of a composed chart. A function, not a component: recharts checks the types of its children. */
function drawing({ series, look: { color, dash }, as, chart, texts, onOpen }: Drawing) {
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
        fill={color}
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
    <Area key={series.id} {...common} {...line} fill={color} fillOpacity={stacked ? 0.55 : 0.15}>
      {labels}
    </Area>
  ) : (
    <Line key={series.id} {...common} {...line}>
      {labels}
    </Line>
  )
}

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

/** Series along an axis as lines, areas or bars: side by side, stacked, or stacked to 100%. */
export const SeriesFigure = ({ chart, data, label }: Props) => {
  const rtl = useTheme().direction === 'rtl'
  const drill = useDrillAt(data)
  const texts = useChartTexts()
  const { series } = data
  const kinds = series.map((one, index) => drawAs(chart, one, index))
  const bars = kinds.includes('bar')
  const rows = useMemo(() => rowsOf(data, !bars), [data, bars])
  const horizontal = chart.kind === 'bar' && chart.horizontal === true
  const percent = chart.stacking === 'percent'
  const style = series.find(({ measure }) => measure.axis !== 'right')?.measure.style
  const right = chart.kind === 'combo' && series.some(({ measure }) => measure.axis === 'right')
  const rightStyle = series.find(({ measure }) => measure.axis === 'right')?.measure.style
  const nameAt = (at: unknown) => (typeof at === 'number' ? texts.category(data, at) : '')
  const size = (value: number, of = style) => (percent ? texts.share(value) : texts.short(value, of))
  // Leave space for the value labels beyond the longest bar.
  const beyond = (end: boolean) => (horizontal && chart.labels && end ? LABEL_WIDTH : 16)
  const axis = { axisLine: false, tickLine: false, tick: TICK } as const
  const categories = { ...axis, dataKey: 'at', tickFormatter: nameAt, minTickGap: 12 } as const
  // Bars and areas are compared by size, so their axis starts at zero.
  const domain: [number | 'auto', number | 'auto'] = percent
    ? [0, 1]
    : [kinds.every((kind) => kind === 'line') && !isFlat(data) ? 'auto' : 0, 'auto']
  const sizes = { ...axis, width: 'auto', tickFormatter: (value: number) => size(value), domain } as const
  const drawings = series.map((one, index) =>
    drawing({
      series: one,
      look: seriesLook(index),
      as: kinds[index] ?? 'line',
      chart,
      texts,
      // Bars are not thinned: their position is that of the category.
      ...(drill && { onOpen: (at: number) => drill(at, one) }),
    }),
  )
  // The position chosen by pointer or arrow keys is that of the tooltip.
  const active = useRef<number>(undefined)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && active.current !== undefined) drill?.(active.current)
  }
  const figure = (
    <ResponsiveContainer width="100%" height="100%" {...(drill && { onKeyDown })}>
      <ComposedChart
        data={[...rows]}
        layout={horizontal ? 'vertical' : 'horizontal'}
        accessibilityLayer
        {...(drill && !bars && { onClick: ({ activeLabel }) => drill(Number(activeLabel)), style: { cursor: 'pointer' } })}
        aria-label={label}
        margin={{ top: 16, right: beyond(!rtl), left: beyond(rtl), bottom: 4 }}
        barGap={2}
        {...(percent && { stackOffset: 'expand' as const })}
      >
        <CartesianGrid
          xAxisId={horizontal ? 'left' : 0}
          yAxisId={horizontal ? 0 : 'left'}
          vertical={horizontal}
          horizontal={!horizontal}
          stroke="var(--line)"
          strokeDasharray="3 4"
        />
        {horizontal ? (
          <>
            <XAxis {...sizes} xAxisId="left" type="number" reversed={rtl} height={28} />
            <YAxis
              {...categories}
              type="category"
              interval={0}
              tick={<RowLabel rtl={rtl} nameAt={nameAt} />}
              width={NAME_WIDTH}
              orientation={rtl ? 'right' : 'left'}
            />
          </>
        ) : (
          <>
            <XAxis {...categories} {...ticksOf(rows)} reversed={rtl} tickMargin={10} interval="equidistantPreserveStart" />
            <YAxis {...sizes} yAxisId="left" orientation={rtl ? 'right' : 'left'} />
            {right && (
              <YAxis
                {...axis}
                yAxisId="right"
                width="auto"
                orientation={rtl ? 'left' : 'right'}
                tickFormatter={(value: number) => texts.short(value, rightStyle)}
              />
            )}
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--hover)', stroke: 'var(--line)' }}
          content={({ active: isActive, label: at }) => {
            active.current = isActive && typeof at === 'number' ? at : undefined
            return active.current === undefined ? null : <PointerTexts data={data} at={active.current} rtl={rtl} shares={percent} />
          }}
        />
        {chart.target !== undefined &&
          (horizontal ? (
            <ReferenceLine xAxisId="left" x={Number(chart.target)} stroke="var(--danger)" strokeDasharray="4 3" />
          ) : (
            <ReferenceLine yAxisId="left" y={Number(chart.target)} stroke="var(--danger)" strokeDasharray="4 3" />
          ))}
        {drawings}
      </ComposedChart>
    </ResponsiveContainer>
  )
  if (!horizontal || rows.length <= MOST_ROWS) return figure
  return (
    <Box sx={{ height: '100%', overflowY: 'auto' }}>
      <Box sx={{ height: `max(100%, ${rows.length * ROW_HEIGHT + AXIS_HEIGHT}px)` }}>{figure}</Box>
    </Box>
  )
}
