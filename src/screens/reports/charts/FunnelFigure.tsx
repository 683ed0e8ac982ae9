import { Box, Typography } from '@mui/material'
import { type ChartData, isRest } from '../../../domain/reports/chart/chartData.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { DrillText } from './DrillText.tsx'
import { useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'

const LIST = { listStyle: 'none', m: 0, p: 2, flex: 1, overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 1 } as const

/** Funnel of the first measure, in the order of the rows: each stage with its share of the first stage and of the one before. */
export const FunnelFigure = ({ data, label }: { readonly data: ChartData; readonly label: string }) => {
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  const drill = useDrillAt(data)
  const [series] = data.series
  if (!series) return null
  const sizes = series.values.map((value) => Math.max(0, Number(value ?? 0)))
  const most = Math.max(...sizes, 0)
  const share = (size: number, of: number | undefined) => (of === undefined || of === 0 ? '–' : texts.share(size / of))
  return (
    <Box component="ol" aria-label={label} sx={LIST}>
      {sizes.map((size, at) => (
        <Box component="li" key={JSON.stringify(data.categories[at])}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
            <Typography variant="body2">
              <DrillText onOpen={drill && !isRest(data, at) ? () => drill(at) : undefined}>{texts.category(data, at)}</DrillText>
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              <Box component="bdi" sx={{ fontWeight: 600 }}>
                {texts.amount(series.values[at] ?? null, series)}
              </Box>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('reports.chart.ofFirst', { share: share(size, sizes[0]) })}
                {at > 0 && ` · ${t('reports.chart.ofBefore', { share: share(size, sizes[at - 1]) })}`}
              </Box>
            </Typography>
          </Box>
          <Box
            aria-hidden
            sx={{
              height: 20,
              mx: 'auto',
              borderRadius: '3px',
              width: `${most === 0 ? 0 : Math.max(0.5, (100 * size) / most)}%`,
              backgroundColor: seriesStyle(0).color,
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
