import ShowChart from '@mui/icons-material/InsertChartOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import { Box, IconButton, Skeleton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { Swatch } from '../../parts/SeriesTextures.tsx'
import { chartStyle } from '../parts/chartStyle.ts'
import { PADDING } from '../parts/grid.ts'
import { Panel } from '../parts/Panel.tsx'
import { useDashboard } from '../useDashboard.ts'
import { MonthTable } from './MonthTable.tsx'

const MonthChart = lazy(() => import('./MonthChart.tsx'))

/** One series of monthly values. */
export interface Series {
  readonly name: string
  /** Month → decimal text; months without a value are absent. */
  readonly values: Readonly<Record<string, string>>
  readonly format: (value: string) => string
  /** Formatted sum, shown in the legend. */
  readonly total: string
}

interface Props {
  readonly title: string
  readonly kind: 'area' | 'bar'
  readonly months: readonly string[]
  readonly series: readonly Series[]
  readonly empty: { readonly icon: ReactNode; readonly text: string; readonly action?: ReactNode }
  readonly addressOf?: (month: string, series: Series) => string
}

const Legend = ({ series, kind }: Pick<Props, 'series' | 'kind'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
    {series.map(({ name, total }, index) => (
      <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Swatch style={chartStyle(index)} kind={kind === 'bar' ? 'area' : 'line'} />
        <Typography variant="body2" color="text.secondary">
          <bdi dir="auto">{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{total}</bdi>
        </Typography>
      </Box>
    ))}
  </Box>
)

const Loading = () => <Skeleton variant="rounded" height={280} />

/** Twelve months as a chart or a table. */
export const MonthPanel = ({ title, kind, months, series, empty, addressOf }: Props) => {
  const t = useAreaTexts('home')
  const labelled = useLabelled()
  const [asTable, setAsTable] = useState(false)
  const { data, error, refetch } = useDashboard()
  const drawn = data !== undefined && series.length > 0
  const other = t(asTable ? 'home.charts.asChart' : 'home.charts.asTable')
  const toggle = (
    <Tooltip title={other}>
      <IconButton
        aria-label={labelled(other, title)}
        size="small"
        onClick={() => setAsTable(!asTable)}
        sx={{ color: 'text.secondary', marginInlineEnd: -1, '& svg': { fontSize: 20 } }}
      >
        {asTable ? <ShowChart /> : <TableRows />}
      </IconButton>
    </Tooltip>
  )
  return (
    <Panel
      title={title}
      tools={drawn && toggle}
      subtitle={
        drawn ? <Legend series={series} kind={kind} /> : data || error ? undefined : <Skeleton width={128} sx={{ typography: 'body2' }} />
      }
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'flex-end', minHeight: 288, px: PADDING, pt: 1 }}>
        {drawn ? (
          asTable ? (
            <MonthTable months={months} series={series} label={title} addressOf={addressOf} />
          ) : (
            <Suspense fallback={<Loading />}>
              <MonthChart months={months} series={series} kind={kind} label={title} />
            </Suspense>
          )
        ) : data ? (
          <EmptyState size="part" {...empty} />
        ) : error ? (
          <ErrorState size="part" retry={refetch} />
        ) : (
          <Loading />
        )}
      </Box>
    </Panel>
  )
}
