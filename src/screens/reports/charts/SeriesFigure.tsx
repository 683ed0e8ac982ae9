import './series.css'
import { Box, useTheme } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from 'react'
import { ComposedChart, ResponsiveContainer, Tooltip } from 'recharts'
import type { ChartData } from '../../../domain/reports/chart/chartData.ts'
import type { ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { thinPoints } from '../../../domain/reports/chart/thinPoints.ts'
import { seriesTextures } from '../../parts/SeriesTextures.tsx'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { PointerTexts } from './PointerTexts.tsx'
import { type ChartRow, gridLines, isHorizontal, seriesAxes, targetLine } from './seriesAxes.tsx'
import { drawAs, seriesShapes } from './seriesShapes.tsx'
import { useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly data: ChartData
  readonly label: string
}

/** Maximum number of positions along the axis, for all series together: more than a wide screen can resolve. Every series is drawn at each. */
const MAX_POINTS = 1200

/** Space for the label of a value beyond its bar, in pixels. */
const LABEL_WIDTH = 64

/** Number of horizontal bars that fit into every size. */
const MOST_ROWS = 10

/** Height of a bar with its label, and of the axis below, in pixels. */
const ROW_HEIGHT = 26
const AXIS_HEIGHT = 48

/** Rows in the shape of recharts; for drawing only, so binary floats are precise enough. Long lines are thinned to the points that shape them. */
const rowsOf = ({ categories, series }: ChartData, thinned: boolean): readonly ChartRow[] => {
  const number = (value: string | null | undefined): number | null => (value === null || value === undefined ? null : Number(value))
  const all = categories.map((_, at) => at)
  const most = Math.ceil(MAX_POINTS / series.length)
  const positions =
    thinned && all.length > MAX_POINTS
      ? [...new Set(series.flatMap(({ values }) => thinPoints(values.map(number), most)))].toSorted((one, other) => one - other)
      : all
  return positions.map((at) => ({ at, ...Object.fromEntries(series.map(({ id, values }) => [id, number(values[at])])) }))
}

/** Scrolls many horizontal bars, so that each keeps its label. */
const ScrolledRows = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => (
  <Box sx={{ height: '100%', overflowY: 'auto' }}>
    <Box sx={{ height: `max(100%, ${count * ROW_HEIGHT + AXIS_HEIGHT}px)` }}>{children}</Box>
  </Box>
)

/** Series along an axis as lines, areas or bars: side by side, stacked, or stacked to 100%. */
export const SeriesFigure = ({ chart, data, label }: Props) => {
  const rtl = useTheme().direction === 'rtl'
  const drill = useDrillAt(data)
  const texts = useChartTexts()
  const id = useId()
  const kinds = data.series.map((one, index) => drawAs(chart, one, index))
  const bars = kinds.includes('bar')
  const rows = useMemo(() => rowsOf(data, !bars), [data, bars])
  const horizontal = isHorizontal(chart)
  const percent = chart.stacking === 'percent'
  const beyond = (end: boolean) => (horizontal && chart.labels && end ? LABEL_WIDTH : 16)
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
        {gridLines(horizontal)}
        {seriesAxes({ chart, data, kinds, rows, rtl, texts })}
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--hover)', stroke: 'var(--line)' }}
          content={({ active: isActive, label: at }) => {
            active.current = isActive && typeof at === 'number' ? at : undefined
            return active.current === undefined ? null : <PointerTexts data={data} at={active.current} rtl={rtl} shares={percent} />
          }}
        />
        {targetLine(chart)}
        {seriesTextures({ chart: id, styles: data.series.map((_, index) => seriesStyle(index)) })}
        {seriesShapes({ id, chart, data, kinds, texts, drill })}
      </ComposedChart>
    </ResponsiveContainer>
  )
  return horizontal && rows.length > MOST_ROWS ? <ScrolledRows count={rows.length}>{figure}</ScrolledRows> : figure
}
