import { Box, useTheme } from '@mui/material'
import { useId } from 'react'
import { useLocaleState } from 'react-admin'
import { Area, Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { numberFormat } from '../../../model/values/keptFormats.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesTextures, textureFill } from '../../parts/SeriesTextures.tsx'
import type { SeriesStyle } from '../../parts/seriesStyle.ts'
import { chartStyle } from '../parts/chartStyle.ts'
import type { Series } from './MonthPanel.tsx'
import { monthName, shortMonth } from './month.ts'
import { niceTicks } from './niceTicks.ts'

interface Props {
  readonly months: readonly string[]
  readonly series: readonly Series[]
  readonly kind: 'area' | 'bar'
  readonly label: string
}

const TICK = { fill: 'var(--muted)', fontSize: 12 } as const
const FULL = { width: '100%', height: '100%' } as const

const Gradient = ({ id, color }: { readonly id: string; readonly color: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0%" stopColor={color} stopOpacity={0.28} />
    <stop offset="100%" stopColor={color} stopOpacity={0} />
  </linearGradient>
)

const gradientId = (chart: string, index: number): string => `${chart}${index}`

const AXIS = { axisLine: false, tickLine: false, tick: TICK } as const

/** Props of the two kinds of charts. */
const LOOKS = {
  // Half of the last month's label extends beyond the end of an area; bars have their own margin.
  area: { overhang: 16, padding: { left: 8, right: 8 }, cursor: { stroke: 'var(--line)', strokeWidth: 1 } },
  bar: { overhang: 0, padding: undefined, cursor: { fill: 'var(--hover)' } },
} as const

/** For drawing only, so binary floats are precise enough. */
const rowsOf = ({ months, series }: Pick<Props, 'months' | 'series'>) =>
  months.map((month) => ({ month, ...Object.fromEntries(series.map(({ name, values }) => [name, Number(values[month] ?? 0)])) }))

/** Series in drawing order. recharts draws bars from left to right: in right-to-left languages the order is reversed to match the legend. */
const inOrder = ({ series, kind }: Pick<Props, 'series' | 'kind'>, rtl: boolean) => {
  const all = series.map((each, index) => [each, index] as const)
  return rtl && kind === 'bar' ? all.toReversed() : all
}

/** Textures of bars, gradients of areas. A function, not a component: recharts checks the types of its children. */
const definitions = (kind: Props['kind'], id: string, styles: readonly SeriesStyle[]) =>
  kind === 'bar' ? (
    seriesTextures({ chart: id, styles })
  ) : (
    <defs>
      {styles.map(({ color }, index) => {
        const gradient = gradientId(id, index)
        return <Gradient key={gradient} id={gradient} color={color} />
      })}
    </defs>
  )

const fillOf = (kind: Props['kind'], id: string, index: number): string =>
  kind === 'bar' ? textureFill(id, index, chartStyle(index)) : `url(#${gradientId(id, index)})`

/** A series as a part of the chart. A function, not a component: recharts checks the types of its children. */
const drawn = (kind: Props['kind'], name: string, { color, dash }: SeriesStyle, fill: string) =>
  kind === 'area' ? (
    <Area
      key={name}
      dataKey={name}
      type="monotone"
      stroke={color}
      strokeWidth={2}
      {...(dash && { strokeDasharray: dash })}
      fill={fill}
      activeDot={{ r: 4, stroke: 'var(--paper)', strokeWidth: 2, fill: color }}
      isAnimationActive={false}
    />
  ) : (
    <Bar key={name} dataKey={name} fill={fill} radius={[4, 4, 0, 0]} maxBarSize={22} isAnimationActive={false} />
  )

interface Axes extends Pick<Props, 'series' | 'kind'> {
  readonly locale: string
  readonly rtl: boolean
}

/** The axes. A function, not a component: recharts checks the types of its children. */
const axes = ({ series, kind, locale, rtl }: Axes) => {
  const compact = numberFormat(intlLocale(locale), { notation: 'compact' })
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => Object.values(values).map(Number))))
  return (
    <>
      <XAxis
        dataKey="month"
        tickFormatter={(month: string) => shortMonth(month, locale)}
        reversed={rtl}
        {...AXIS}
        tickMargin={10}
        minTickGap={12}
        interval="equidistantPreserveStart"
        padding={LOOKS[kind].padding}
      />
      <YAxis
        orientation={rtl ? 'right' : 'left'}
        tickFormatter={(value: number) => compact.format(value)}
        width="auto"
        {...AXIS}
        domain={[0, ticks.at(-1) ?? 1]}
        ticks={[...ticks]}
      />
    </>
  )
}

/** A chart of values by month. Assistive technology sees it as an image, because a table shows the same values. */
const MonthChart = ({ months, series, kind, label }: Props) => {
  const id = useId()
  const rtl = useTheme().direction === 'rtl'
  const [locale] = useLocaleState()
  const { overhang, cursor } = LOOKS[kind]
  const styles = series.map((_, index) => chartStyle(index))
  const lines = (month: string) =>
    series.map(({ name, values, format }, index) => ({ name, color: chartStyle(index).color, value: format(values[month] ?? '0') }))
  return (
    <Box
      role="img"
      aria-label={label}
      dir="ltr"
      sx={{ position: 'relative', flex: 1, minHeight: 280, minWidth: 0, '& *:focus': { outline: 'none' } }}
    >
      <Box sx={{ position: 'absolute', inset: 0 }}>
        <ResponsiveContainer {...FULL}>
          <ComposedChart
            data={rowsOf({ months, series })}
            accessibilityLayer={false}
            margin={{ top: 8, right: rtl ? 0 : overhang, left: rtl ? overhang : 0, bottom: 0 }}
            barGap={4}
          >
            {definitions(kind, id, styles)}
            <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="3 4" />
            {axes({ series, kind, locale, rtl })}
            <Tooltip
              isAnimationActive={false}
              cursor={cursor}
              content={({ active, label: month }) =>
                active && month !== undefined ? (
                  <Box dir={rtl ? 'rtl' : 'ltr'}>
                    <ChartTooltip title={monthName(String(month), locale)} lines={lines(String(month))} />
                  </Box>
                ) : null
              }
            />
            {inOrder({ series, kind }, rtl).map(([{ name }, index]) => drawn(kind, name, chartStyle(index), fillOf(kind, id, index)))}
          </ComposedChart>
        </ResponsiveContainer>
      </Box>
    </Box>
  )
}

export default MonthChart
