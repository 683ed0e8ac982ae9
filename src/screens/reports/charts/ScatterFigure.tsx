import { Box, useTheme } from '@mui/material'
import { type KeyboardEvent, type MouseEvent, memo, useCallback, useMemo, useRef, useState } from 'react'
import { CartesianGrid, ResponsiveContainer, ScatterChart, usePlotArea, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import { chartColumns, type ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { type ScatterGroup, type ScatterPoint, scatterGroups } from '../../../domain/reports/chart/scatterPoints.ts'
import type { ReportResult } from '../../../domain/reports/result.ts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { useDrill } from '../drill.ts'
import { useChartTexts } from './useChartTexts.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly result: ReportResult
  readonly label: string
}

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const
/** Pixels from the pointer within which a point is selected. */
const REACH = 12

interface PlacedPoint {
  readonly point: ScatterPoint
  readonly group: number
  readonly left: number
  readonly top: number
}

type Scale = (value: number) => number | undefined

const placed = (groups: readonly ScatterGroup[], across: Scale, up: Scale): readonly (readonly PlacedPoint[])[] =>
  groups.map(({ points }, group) => points.map((point) => ({ point, group, left: across(point.x) ?? 0, top: up(point.y) ?? 0 })))

const pathOf = (points: readonly PlacedPoint[]): string =>
  points.map(({ left, top, group }) => `M${left.toFixed(1)} ${top.toFixed(1)}${seriesStyle(group).mark}`).join('')

const nearest = (groups: readonly (readonly PlacedPoint[])[], x: number, y: number): PlacedPoint | undefined => {
  let [met, least]: [PlacedPoint | undefined, number] = [undefined, REACH ** 2]
  for (const points of groups)
    for (const point of points) {
      const far = (point.left - x) ** 2 + (point.top - y) ** 2
      if (far < least) [met, least] = [point, far]
    }
  return met
}

/** The point beside another, from left to right. */
const beside = (groups: readonly (readonly PlacedPoint[])[], met: PlacedPoint | undefined, step: -1 | 1): PlacedPoint | undefined => {
  const all = groups.flat().toSorted((one, other) => one.left - other.left || one.top - other.top)
  const at = all.findIndex(({ point }) => point.row === met?.point.row)
  return at < 0 ? all.at(step > 0 ? 0 : -1) : (all[at + step] ?? met)
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

const scaleOf =
  (scale: ((value: unknown) => number | undefined) | undefined): Scale =>
  (value) =>
    scale?.(value)

interface PointsProps {
  readonly groups: readonly ScatterGroup[]
  readonly label: string
  readonly onMeet: (met: PlacedPoint | undefined) => void
  /** Undefined if points can't be clicked. */
  readonly onOpen: ((met: PlacedPoint) => void) | undefined
}

type Area = NonNullable<ReturnType<typeof usePlotArea>>

/** Handlers that select the point nearest to the pointer, or the next one by arrow keys, and open it. */
const usePointSelection = (points: readonly (readonly PlacedPoint[])[], { onMeet, onOpen }: Pick<PointsProps, 'onMeet' | 'onOpen'>) => {
  const met = useRef<PlacedPoint>(undefined)
  const meet = (next: PlacedPoint | undefined) => {
    met.current = next
    onMeet(next)
  }
  const meetAt = ({ currentTarget, clientX, clientY }: MouseEvent<Element>, area: Area) => {
    const box = currentTarget.getBoundingClientRect()
    meet(nearest(points, area.x + clientX - box.left, area.y + clientY - box.top))
  }
  const open = () => {
    if (met.current) onOpen?.(met.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined) meet(beside(points, met.current, step))
    else if (event.key === 'Enter' || event.key === ' ') open()
    else return
    event.preventDefault()
  }
  return { leave: () => meet(undefined), meetAt, open, onKeyDown }
}

/** Draws one path per group: an element per point would take seconds for 10,000 points. */
const Points = ({ groups, label, onMeet, onOpen }: PointsProps) => {
  const [xScale, yScale, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()]
  const points = useMemo(() => placed(groups, scaleOf(xScale), scaleOf(yScale)), [groups, xScale, yScale])
  const paths = useMemo(() => points.map(pathOf), [points])
  const { leave, meetAt, open, onKeyDown } = usePointSelection(points, { onMeet, onOpen })
  if (!xScale || !yScale || !area) return null
  return (
    <g>
      {paths.map((path, index) => (
        <path key={JSON.stringify(groups[index]?.of ?? index)} d={path} fill={seriesStyle(index).color} fillOpacity={0.6} />
      ))}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role depends on whether a click leads anywhere */}
      <rect
        x={area.x}
        y={area.y}
        width={area.width}
        height={area.height}
        fill="transparent"
        role={onOpen ? 'button' : 'img'}
        aria-label={label}
        tabIndex={0}
        cursor={onOpen && 'pointer'}
        onPointerMove={(event) => meetAt(event, area)}
        onPointerLeave={leave}
        onClick={(event) => {
          meetAt(event, area)
          open()
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
    </g>
  )
}

/** The corners of all points: the axes need no more, and recharts would measure a label for each point. */
const cornersOf = (groups: readonly ScatterGroup[]): { x: number; y: number }[] => {
  const points = groups.flatMap((group) => group.points)
  const [first] = points
  if (!first) return []
  const [low, high] = [
    { x: first.x, y: first.y },
    { x: first.x, y: first.y },
  ]
  for (const { x, y } of points) {
    Object.assign(low, { x: Math.min(low.x, x), y: Math.min(low.y, y) })
    Object.assign(high, { x: Math.max(high.x, x), y: Math.max(high.y, y) })
  }
  return [low, high]
}

const AXIS = { type: 'number', axisLine: false, tickLine: false, tick: TICK, domain: ['auto', 'auto'] } as const
const MARGIN = { top: 16, right: 16, left: 16, bottom: 4 }

interface PlotProps extends PointsProps {
  readonly rtl: boolean
  readonly format: (value: number) => string
}

/** A separate component, so that moving the pointer does not draw the points again. */
const Plot = memo(({ groups, rtl, format, ...points }: PlotProps) => (
  <ResponsiveContainer width="100%" height="100%">
    <ScatterChart data={cornersOf(groups)} accessibilityLayer={false} margin={MARGIN}>
      <CartesianGrid stroke="var(--line)" strokeDasharray="3 4" />
      <XAxis {...AXIS} dataKey="x" reversed={rtl} tickMargin={10} tickFormatter={format} />
      <YAxis {...AXIS} dataKey="y" width="auto" orientation={rtl ? 'right' : 'left'} tickFormatter={format} />
      <Points groups={groups} {...points} />
    </ScatterChart>
  </ResponsiveContainer>
))

/** Scatter plot of two numbers of each row. */
export const ScatterFigure = ({ chart, result, label }: Props) => {
  const rtl = useTheme().direction === 'rtl'
  const texts = useChartTexts()
  const groups = useMemo(() => scatterGroups(chart, result), [chart, result])
  const columns = useMemo(() => chartColumns(chart, result), [chart, result])
  const [met, setMet] = useState<PlacedPoint>()
  const drill = useDrill()
  const latest = useRef(drill)
  latest.current = drill
  // The same function in each render, so that the points are not drawn again.
  const onOpen = useCallback(
    ({ point }: PlacedPoint) =>
      latest.current?.(Object.fromEntries(result.columns.map(({ name }, at) => [name, result.rows[point.row]?.[at] ?? null]))),
    [result],
  )
  const cell = (name: string | undefined, row: number) => {
    const at = result.columns.findIndex((column) => column.name === name)
    return texts.cell(result.rows[row]?.[at], result.columns[at])
  }
  const shown = [columns.category?.name, ...columns.measures.map(({ column }) => column), columns.breakout?.name].filter(
    (name) => name !== undefined,
  )
  return (
    <Box sx={{ position: 'relative', width: '100%', height: '100%' }} role="group" aria-label={label}>
      <Plot groups={groups} rtl={rtl} format={texts.short} label={label} onMeet={setMet} onOpen={drill && onOpen} />
      {met && (
        <Box
          role="status"
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
            lines={shown.map((name) => ({
              name: texts.column(name),
              color: seriesStyle(met.group).color,
              value: cell(name, met.point.row),
            }))}
          />
        </Box>
      )}
    </Box>
  )
}
