import { Box, useTheme } from '@mui/material'
import { useMemo, useState } from 'react'
import { CartesianGrid, ResponsiveContainer, ScatterChart, usePlotArea, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import { chartColumns, type ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { type ScatterGroup, type ScatterPoint, scatterGroups } from '../../../domain/reports/chart/scatterPoints.ts'
import type { ReportResult } from '../../../domain/reports/result.ts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesLook } from './seriesColors.ts'
import { columnName, useChartTexts } from './useChartTexts.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly result: ReportResult
  readonly label: string
}

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const
const RADIUS = 3.5
/** Pixels from the pointer within which a point is selected. */
const REACH = 12

interface Met {
  readonly point: ScatterPoint
  readonly group: number
  readonly left: number
  readonly top: number
}

type Scale = (value: number) => number | undefined

const circle = (x: number, y: number): string =>
  `M${(x - RADIUS).toFixed(1)} ${y.toFixed(1)}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0`

const pathOf = ({ points }: ScatterGroup, across: Scale, up: Scale): string =>
  points.map(({ x, y }) => circle(across(x) ?? 0, up(y) ?? 0)).join('')

const nearest = (groups: readonly ScatterGroup[], across: Scale, up: Scale, left: number, top: number): Met | undefined => {
  let [met, least]: [Met | undefined, number] = [undefined, REACH ** 2]
  for (const [group, { points }] of groups.entries())
    for (const point of points) {
      const [x, y] = [across(point.x) ?? 0, up(point.y) ?? 0]
      const far = (x - left) ** 2 + (y - top) ** 2
      if (far < least) [met, least] = [{ point, group, left: x, top: y }, far]
    }
  return met
}

const scaleOf =
  (scale: ((value: unknown) => number | undefined) | undefined): Scale =>
  (value) =>
    scale?.(value)

/** Draws one path per group: an element per point would take seconds for 10,000 points. */
const Points = ({ groups, onMeet }: { readonly groups: readonly ScatterGroup[]; readonly onMeet: (met: Met | undefined) => void }) => {
  const [xScale, yScale, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()]
  const [across, up] = useMemo(() => [scaleOf(xScale), scaleOf(yScale)] as const, [xScale, yScale])
  const paths = useMemo(() => groups.map((group) => pathOf(group, across, up)), [groups, across, up])
  if (!xScale || !yScale || !area) return null
  return (
    <g>
      {paths.map((path, index) => (
        <path key={JSON.stringify(groups[index]?.of ?? index)} d={path} fill={seriesLook(index).color} fillOpacity={0.6} />
      ))}
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={area.height}
        fill="transparent"
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          onMeet(nearest(groups, across, up, area.x + event.clientX - box.left, area.y + event.clientY - box.top))
        }}
        onPointerLeave={() => onMeet(undefined)}
      />
    </g>
  )
}

/** Scatter plot of two numbers of each row. */
export const ScatterFigure = ({ chart, result, label }: Props) => {
  const rtl = useTheme().direction === 'rtl'
  const texts = useChartTexts()
  const groups = useMemo(() => scatterGroups(chart, result), [chart, result])
  const columns = useMemo(() => chartColumns(chart, result), [chart, result])
  const [met, setMet] = useState<Met>()
  const axis = { type: 'number', axisLine: false, tickLine: false, tick: TICK, domain: ['auto', 'auto'] } as const
  const all = useMemo(() => groups.flatMap(({ points }) => points), [groups])
  const cell = (name: string | undefined, row: number) => {
    const at = result.columns.findIndex((column) => column.name === name)
    return texts.cell(result.rows[row]?.[at], result.columns[at]?.type)
  }
  const shown = [columns.category?.name, ...columns.measures.map(({ column }) => column), columns.breakout?.name].filter(
    (name) => name !== undefined,
  )
  return (
    <Box sx={{ position: 'relative', width: '100%', height: '100%' }} role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <ScatterChart data={all} accessibilityLayer={false} margin={{ top: 16, right: 16, left: 16, bottom: 4 }}>
          <CartesianGrid stroke="var(--line)" strokeDasharray="3 4" />
          <XAxis {...axis} dataKey="x" reversed={rtl} tickMargin={10} tickFormatter={(value: number) => texts.short(value)} />
          <YAxis
            {...axis}
            dataKey="y"
            width="auto"
            orientation={rtl ? 'right' : 'left'}
            tickFormatter={(value: number) => texts.short(value)}
          />
          <Points groups={groups} onMeet={setMet} />
        </ScatterChart>
      </ResponsiveContainer>
      {met && (
        <Box
          dir={rtl ? 'rtl' : 'ltr'}
          sx={{
            position: 'absolute',
            left: met.left,
            top: met.top,
            transform: 'translate(-50%, calc(-100% - 8px))',
            pointerEvents: 'none',
            zIndex: 1,
          }}
        >
          <ChartTooltip
            lines={shown.map((name) => ({ name: columnName(name), color: seriesLook(met.group).color, value: cell(name, met.point.row) }))}
          />
        </Box>
      )}
    </Box>
  )
}
