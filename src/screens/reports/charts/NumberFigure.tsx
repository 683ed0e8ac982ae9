import { Box, Typography } from '@mui/material'
import type { ChartData, Series } from '../../../domain/reports/chart/chartData.ts'
import { compareDecimal } from '../../../model/values/decimal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { type GroupValues, useDrill } from '../drill.ts'
import { DrillText } from './DrillText.tsx'
import { useChartTexts } from './useChartTexts.ts'

interface Props {
  readonly data: ChartData
  readonly target: string | undefined
}

/** Ratio of two numbers, for display only. */
const partOf = (value: string, of: string): number => Number(value) / Number(of)

const change = (value: string, before: string | null | undefined): number | undefined =>
  before === null || before === undefined || Number(before) === 0 ? undefined : (Number(value) - Number(before)) / Math.abs(Number(before))

/** Change since the value before. */
const Change = ({ data, change: by }: { readonly data: ChartData; readonly change: number }) => {
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  return (
    <Typography variant="body2" sx={{ color: by < 0 ? 'var(--danger)' : 'var(--good)' }}>
      <bdi>
        {by < 0 ? '▼' : '▲'} {texts.share(Math.abs(by))}
      </bdi>{' '}
      {t('reports.chart.since', { before: texts.category(data, data.categories.length - 2) })}
    </Typography>
  )
}

interface TargetProps {
  readonly series: Series
  readonly value: string
  readonly target: string
}

const TargetShare = ({ series, value, target }: TargetProps) => {
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  const share = partOf(value, target)
  return (
    <Box sx={{ mt: 1, minWidth: 160 }}>
      <meter min={0} max={1} value={Math.min(1, Math.max(0, share))} style={{ width: '100%' }} aria-label={t('reports.chart.target')} />
      <Typography variant="caption" component="p" color="text.secondary">
        {t(compareDecimal(value, target) < 0 ? 'reports.chart.ofTarget' : 'reports.chart.targetReached', {
          share: texts.share(share),
          target: texts.amount(target, series),
        })}
      </Typography>
    </Box>
  )
}

/** The last value of each series with its change since the value before; for the first series also the share of the target. */
export const NumberFigure = ({ data, target }: Props) => {
  const texts = useChartTexts()
  const drill = useDrill()
  const valuesOf = ({ of }: Series): GroupValues => ({
    ...(data.category && { [data.category.name]: data.categories.at(-1) ?? null }),
    ...(data.breakout && of !== undefined && { [data.breakout.name]: of }),
  })
  return (
    <Box sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: 4, alignContent: 'center', justifyContent: 'space-evenly', p: 2 }}>
      {data.series.map((series, index) => {
        const value = series.values.at(-1) ?? '0'
        const turn = data.category ? change(value, series.values.at(-2)) : undefined
        return (
          <Box key={series.id} sx={{ textAlign: 'center' }}>
            <Typography variant="body2" color="text.secondary">
              <bdi>{texts.series(data, series)}</bdi>
            </Typography>
            <Typography component="p" sx={{ fontSize: 'clamp(1.5rem, 4vw, 2.5rem)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              <DrillText onOpen={drill ? () => drill(valuesOf(series)) : undefined}>{texts.amount(value, series)}</DrillText>
            </Typography>
            {turn !== undefined && <Change data={data} change={turn} />}
            {index === 0 && target !== undefined && Number(target) !== 0 && <TargetShare series={series} value={value} target={target} />}
          </Box>
        )
      })}
    </Box>
  )
}
