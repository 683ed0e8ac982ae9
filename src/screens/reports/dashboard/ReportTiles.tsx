import Add from '@mui/icons-material/Add'
import Dashboard from '@mui/icons-material/DashboardCustomizeOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { LinkBase, ResourceContextProvider, useCreatePath } from 'react-admin'
import { useMay } from '../../../admin/adminContext.tsx'
import { startState } from '../../../admin/form/start/startState.ts'
import { useRecordsById } from '../../../admin/useRecords.ts'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { lazy } from '../../../ui/lazy/lazy.tsx'
import { PageBar } from './page/PageBar.tsx'
import { usePage } from './page/usePage.ts'
import { TileCard } from './TileCard.tsx'
import { TILES, widthOf } from './tileGrid.ts'
import { useDashboardTiles } from './useDashboardTiles.ts'

const ArrangeTiles = lazy(() => import('./ArrangeTiles.tsx'))

interface Props {
  /** Rendered if there are no reports. */
  readonly whenEmpty?: 'nothing' | 'hint'
}

const Tiles = ({ whenEmpty = 'nothing' }: Props) => {
  const t = useAreaTexts('dashboards')
  const reasonOf = useRefusalReason()
  const { data, error, refetch } = useDashboardTiles()
  const [arranging, setArranging] = useState(false)
  const byId = useRecordsById('reports', data?.tiles.map(({ report }) => report) ?? [])
  const page = usePage(data?.tiles.flatMap(({ report }) => byId.get(report) ?? []) ?? [])
  if (error) return <ErrorState size="part" text={reasonOf(refusalOf(error) ?? {})} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { tiles, more } = data
  if (arranging)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <ArrangeTiles dashboard={data} onDone={() => setArranging(false)} />
      </Suspense>
    )
  const tools = <Tools onArrange={tiles.length + more.length > 0 ? () => setArranging(true) : undefined} />
  if (tiles.length === 0 && whenEmpty === 'hint')
    return (
      <EmptyState icon={<Dashboard />} text={t('dashboards.none')} hint={t('dashboards.noneHint')}>
        {tools}
      </EmptyState>
    )
  return (
    <Section title={t('dashboards.title')} tools={tools} above={<PageBar page={page} />}>
      {tiles.map((tile) => (
        <Box key={tile.report} sx={widthOf(tile.size)}>
          <TileCard tile={tile} report={byId.get(tile.report)} page={page} />
        </Box>
      ))}
    </Section>
  )
}

const NEW = startState({ showInDashboard: true })

/** Buttons to create a report and to arrange the tiles. */
const Tools = ({ onArrange }: { readonly onArrange: (() => void) | undefined }) => {
  const t = useAreaTexts('dashboards')
  const may = useMay()
  const path = useCreatePath()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& a, & button': { color: 'text.secondary' } }}>
      {may('reports', 'create') && (
        <Button size="small" startIcon={<Add />} component={LinkBase} to={path({ resource: 'reports', type: 'create' })} state={NEW}>
          {t('dashboards.create')}
        </Button>
      )}
      {onArrange && (
        <Button size="small" startIcon={<Dashboard />} onClick={onArrange}>
          {t('dashboards.arrange')}
        </Button>
      )}
    </Box>
  )
}

interface SectionProps {
  readonly title: string
  readonly tools: ReactNode
  readonly above: ReactNode
  readonly children: ReactNode
}

const Section = ({ title, tools, above, children }: SectionProps) => (
  <Box component="section" aria-label={title}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
        {title}
      </Typography>
      {tools}
    </Box>
    {above}
    <Box sx={TILES}>{children}</Box>
  </Box>
)

/** The reports on the start page, which users can arrange. */
const ReportTiles = (props: Props) => (
  <ResourceContextProvider value="reports">
    <Tiles {...props} />
  </ResourceContextProvider>
)

export default ReportTiles
