import { useTheme } from '@mui/material'
import { useId } from 'react'
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts'
import type { ChartData } from '../../../domain/reports/chart/chartData.ts'
import type { ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesTextures, textureFill } from '../../parts/SeriesTextures.tsx'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly data: ChartData
  readonly label: string
}

const GAP = 1

const sizeOf = (value: string | null | undefined): number => Math.max(0, Number(value ?? 0))

/** Shares of the first measure in its sum. Negative values have no share. */
export const PieFigure = ({ chart, data, label }: Props) => {
  const texts = useChartTexts()
  const drill = useDrillAt(data)
  const rtl = useTheme().direction === 'rtl'
  const id = useId()
  const [series] = data.series
  if (!series) return null
  const whole = series.values.reduce((sum, value) => sum + sizeOf(value), 0)
  const parts = series.values.map((value, at) => ({ at, name: texts.category(data, at), size: sizeOf(value), value }))
  const share = (size: number) => texts.share(whole === 0 ? 0 : size / whole)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer aria-label={label}>
        {seriesTextures({ chart: id, styles: parts.map(({ at }) => seriesStyle(at)) })}
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const part = parts.find(({ name }) => name === payload?.[0]?.name)
            return active && part ? (
              <div role="status" dir={rtl ? 'rtl' : 'ltr'}>
                <ChartTooltip
                  title={share(part.size)}
                  lines={[{ name: part.name, color: seriesStyle(part.at).color, value: texts.amount(part.value, series) }]}
                />
              </div>
            ) : null
          }}
        />
        <Pie
          data={parts}
          dataKey="size"
          nameKey="name"
          innerRadius={chart.donut ? (chart.labels ? '50%' : '62%') : 0}
          // Labels stand around it.
          outerRadius={chart.labels ? '72%' : '88%'}
          startAngle={90}
          endAngle={rtl ? 450 : -270}
          paddingAngle={parts.length > 1 && chart.donut ? GAP : 0}
          isAnimationActive={false}
          {...(drill && { onClick: (_: unknown, at: number) => drill(at), cursor: 'pointer' })}
          stroke="var(--paper)"
          label={chart.labels ? ({ index }) => share(parts[index ?? 0]?.size ?? 0) : false}
        >
          {parts.map(({ at }) => (
            <Cell key={at} fill={textureFill(id, at, seriesStyle(at))} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  )
}
