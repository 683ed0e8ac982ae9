import { Box } from '@mui/material'
import type { ChartData } from '../../../domain/reports/chart/chartData.ts'
import { ChartTooltip } from '../../parts/ChartTooltip.tsx'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { useChartTexts } from './useChartTexts.ts'

interface Props {
  readonly data: ChartData
  /** Index of the category. */
  readonly at: number
  readonly rtl: boolean
  /** Whether the chart shows shares of a whole. */
  readonly shares: boolean
}

/** Maximum number of series in the tooltip. */
const LISTED = 12

/** Tooltip with the exact values of the category under the pointer or chosen by arrow keys. */
export const PointerTexts = ({ data, at, rtl, shares }: Props) => {
  const texts = useChartTexts()
  const whole = data.series.reduce((sum, { values }) => sum + Math.abs(Number(values[at] ?? 0)), 0)
  const share = (value: string | null) => (shares && value !== null && whole > 0 ? ` (${texts.share(Number(value) / whole)})` : '')
  const lines = data.series
    .map((series, index) => ({ series, color: seriesStyle(index).color }))
    .filter(({ series }) => (series.values[at] ?? null) !== null)
    .slice(0, LISTED)
    .map(({ series, color }) => ({
      name: texts.series(data, series),
      color,
      value: `${texts.amount(series.values[at] ?? null, series)}${share(series.values[at] ?? null)}`,
    }))
  return (
    <Box role="status" dir={rtl ? 'rtl' : 'ltr'}>
      <ChartTooltip title={texts.category(data, at)} lines={lines} />
    </Box>
  )
}
