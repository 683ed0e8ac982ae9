import Insights from '@mui/icons-material/InsightsOutlined'
import { Alert, Box, Typography } from '@mui/material'
import { type ReactNode, useMemo } from 'react'
import { useLocaleState } from 'react-admin'
import { type ChartData, chartData, isRest } from '../../../domain/reports/chart/chartData.ts'
import { chartColumns, isPicture, type ResolvedChart } from '../../../domain/reports/chart/chartDefinition.ts'
import { apartFromRest, drawnData } from '../../../domain/reports/chart/drawnData.ts'
import type { ReportResult } from '../../../domain/reports/result.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatDecimal } from '../../../providers/i18n/format.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Swatch, type SwatchKind } from '../../parts/SeriesTextures.tsx'
import { seriesStyle } from '../../parts/seriesStyle.ts'
import { DrillText } from './DrillText.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import { NumberFigure } from './NumberFigure.tsx'
import { PieFigure } from './PieFigure.tsx'
import { PivotGrid } from './PivotGrid.tsx'
import { ResultTable } from './ResultTable.tsx'
import { ScatterFigure } from './ScatterFigure.tsx'
import { SeriesFigure } from './SeriesFigure.tsx'
import { drawAs } from './seriesShapes.tsx'
import { useChartTexts } from './useChartTexts.ts'
import { useDrillAt } from './useDrillAt.ts'

interface Props {
  readonly chart: ResolvedChart
  readonly result: ReportResult
  /** Name of the report. */
  readonly label: string
  /** Shows a table of the same values instead. */
  readonly asTable?: boolean
}

const swatchOf = (chart: ResolvedChart, data: ChartData, index: number): SwatchKind => {
  if (chart.kind === 'scatter') return 'mark'
  const series = data.series[index]
  return chart.kind !== 'pie' && series && drawAs(chart, series, index) === 'line' ? 'line' : 'area'
}

const Legend = ({ data, chart }: { readonly data: ChartData; readonly chart: ResolvedChart }) => {
  const texts = useChartTexts()
  const drill = useDrillAt(data)
  const isPie = chart.kind === 'pie'
  const names = isPie ? data.categories.map((_, at) => texts.category(data, at)) : data.series.map((series) => texts.series(data, series))
  if (names.length < 2 && !(isPie && drill)) return null
  return (
    <Box
      component="ul"
      tabIndex={0}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        maxHeight: 72,
        overflow: 'auto',
        flexShrink: 0,
      }}
    >
      {names.map((name, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: looks and names may repeat
          key={index}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Swatch style={seriesStyle(index)} kind={swatchOf(chart, data, index)} />
          <Typography variant="caption" color="text.secondary">
            <DrillText onOpen={isPie && drill && !isRest(data, index) ? () => drill(index) : undefined}>{name}</DrillText>
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

const Figure = ({ chart, data, result, label }: Props & { readonly data: ChartData }) => {
  if (chart.kind === 'scatter') return <ScatterFigure chart={chart} result={result} label={label} />
  if (chart.kind === 'pie') return <PieFigure chart={chart} data={data} label={label} />
  return <SeriesFigure chart={chart} data={data} label={label} />
}

/** A warning about missing columns above the chart. */
const Frame = ({ missing, children }: { readonly missing: readonly string[]; readonly children: ReactNode }) => {
  const t = useAreaTexts('reports')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minHeight: 0, minWidth: 0 }}>
      {missing.length > 0 && <Alert severity="warning">{t('reports.chart.missing', { columns: missing.join(' · ') })}</Alert>}
      {children}
    </Box>
  )
}

/** Charts of ungrouped rows: tables and scatter plots. */
const Rows = ({ chart, result, label }: Props) => {
  const columns = useMemo(() => chartColumns(chart, result), [chart, result])
  return <ResultTable chart={chart} columns={columns} result={result} label={label} />
}

const Read = ({ data, ...props }: Props & { readonly data: ChartData }) => {
  const { chart, label } = props
  if (chart.kind === 'scatter') return <Rows {...props} />
  if (chart.kind === 'number') return <NumberFigure data={data} target={chart.target} />
  if (chart.kind === 'funnel') return <FunnelFigure data={data} label={label} />
  return <PivotGrid data={data} label={label} totals={chart.totals ?? chart.kind === 'pivot'} heat={chart.kind === 'heatMap'} />
}

/** States which part of the data the chart omits. */
const LeftOut = ({ all, drawn, picture }: { readonly all: ChartData; readonly drawn: ChartData; readonly picture: boolean }) => {
  const t = useAreaTexts('reports')
  const [locale] = useLocaleState()
  const counts = (shown: number, of: number) => ({ shown: formatDecimal(String(shown), locale), all: formatDecimal(String(of), locale) })
  const thinned = drawn.categories.length < all.categories.length && !drawn.rest
  return (
    <>
      {drawn.series.length < all.series.length && (
        <Alert severity="info">
          {t(picture ? 'reports.chart.tooMany' : 'reports.chart.tooManyColumns', counts(drawn.series.length, all.series.length))}
        </Alert>
      )}
      {thinned && <Alert severity="info">{t('reports.chart.thinned', counts(drawn.categories.length, all.categories.length))}</Alert>}
    </>
  )
}

/** Sums of the categories that are not drawn. */
const Rest = ({ data, values }: { readonly data: ChartData; readonly values: readonly (string | null)[] }) => {
  const t = useAreaTexts('reports')
  const texts = useChartTexts()
  const labelled = useLabelled()
  const sums = data.series.flatMap((series, at) => {
    const value = values[at] ?? null
    if (value === null) return []
    const amount = texts.amount(value, series)
    return [data.series.length > 1 ? `${texts.series(data, series)} ${amount}` : amount]
  })
  if (sums.length === 0) return null
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ flexShrink: 0, maxHeight: 60, overflow: 'auto' }}>
      {labelled(t('reports.chart.others'))}
      <bdi>{sums.join(' · ')}</bdi>
    </Typography>
  )
}

/** Charts of series by category: a figure with its legend, or a table of all its values. */
const Grouped = (props: Props) => {
  const { chart, result, asTable = false } = props
  const t = useAreaTexts('reports')
  const drawn = isPicture(chart) && !asTable
  const all = useMemo(() => {
    const { limit: _, ...whole } = chart
    return chartData(asTable ? whole : chart, result)
  }, [chart, result, asTable])
  const kind = asTable ? 'table' : chart.kind
  const { data: drawable, rest } = useMemo(() => apartFromRest(kind, all), [all, kind])
  const data = useMemo(() => drawnData(kind, drawable), [drawable, kind])
  return (
    <Frame missing={data.missing}>
      <LeftOut all={drawable} drawn={data} picture={drawn} />
      {data.series.length === 0 ? (
        <EmptyState size="part" icon={<Insights />} text={t('reports.chart.nothingMeasured')} />
      ) : drawn ? (
        <>
          <Legend data={data} chart={chart} />
          <Box dir="ltr" sx={{ flex: 1, minHeight: 160, minWidth: 0, '& *:focus:not(:focus-visible)': { outline: 'none' } }}>
            <Figure {...props} data={data} />
          </Box>
          {rest && <Rest data={data} values={rest} />}
        </>
      ) : (
        <Read {...props} data={data} />
      )}
    </Frame>
  )
}

/** Draws a result by its chart settings. */
const ReportChart = (props: Props) => {
  const { chart, result } = props
  const t = useAreaTexts('reports')
  if (result.rows.length === 0) return <EmptyState size="part" icon={<Insights />} text={t('reports.chart.noRows')} />
  if (chart.kind !== 'table') return <Grouped {...props} />
  return (
    <Frame missing={chartColumns(chart, result).missing}>
      <Rows {...props} />
    </Frame>
  )
}

export default ReportChart
