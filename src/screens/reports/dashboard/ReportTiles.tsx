import Dashboard from '@mui/icons-material/DashboardCustomizeOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useRefusalReason } from '../../../admin/useRefusalReason.ts'
import { refusalOf } from '../../../providers/data/refusal.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { TileCard } from './TileCard.tsx'
import { TILES, widthOf } from './tileGrid.ts'
import { useDashboardTiles } from './useDashboardTiles.ts'

const ArrangeTiles = lazy(() => import('./ArrangeTiles.tsx'))

interface Props {
  /** Rendered where no report stands there. */
  readonly whenEmpty?: 'nothing' | 'hint'
}

const Tiles = ({ whenEmpty = 'nothing' }: Props) => {
  const t = useAreaTexts('dashboards')
  const reasonOf = useRefusalReason()
  const { data, error, refetch } = useDashboardTiles()
  const [arranging, setArranging] = useState(false)
  if (error) return <ErrorState size="part" text={reasonOf(refusalOf(error) ?? {})} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const { tiles, more } = data
  if (arranging)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <ArrangeTiles dashboard={data} onDone={() => setArranging(false)} />
      </Suspense>
    )
  const arrange =
    tiles.length + more.length === 0 ? null : (
      <Button size="small" color="inherit" startIcon={<Dashboard />} onClick={() => setArranging(true)} sx={{ color: 'text.secondary' }}>
        {t('dashboards.arrange')}
      </Button>
    )
  if (tiles.length === 0 && whenEmpty === 'hint')
    return (
      <EmptyState icon={<Dashboard />} text={t('dashboards.none')} hint={t('dashboards.noneHint')}>
        {arrange}
      </EmptyState>
    )
  if (tiles.length === 0 && arrange === null) return null
  return (
    <Section title={t('dashboards.title')} tools={arrange}>
      {tiles.map((tile) => (
        <Box key={tile.report} sx={widthOf(tile.size)}>
          <TileCard tile={tile} />
        </Box>
      ))}
    </Section>
  )
}

interface SectionProps {
  readonly title: string
  readonly tools: ReactNode
  readonly children: ReactNode
}

const Section = ({ title, tools, children }: SectionProps) => (
  <Box component="section" aria-label={title}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography variant="h6" component="h2" sx={{ flex: 1 }}>
        {title}
      </Typography>
      {tools}
    </Box>
    <Box sx={TILES}>{children}</Box>
  </Box>
)

/** The reports that stand on the start page, which the user can arrange. */
const ReportTiles = (props: Props) => (
  <ResourceContextProvider value="reports">
    <Tiles {...props} />
  </ResourceContextProvider>
)

export default ReportTiles
