import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material'
import { Title, useLocaleState, useStore } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { BoardFilters, type Layout } from './BoardFilters.tsx'
import { filterLots } from './boardFilter.ts'
import { ConnectionHint } from './ConnectionHint.tsx'
import { LiveTools } from './LiveTools.tsx'
import { LotCard } from './LotCard.tsx'
import { LotTable } from './LotTable.tsx'
import { useBoard } from './useBoard.ts'
import { useBoardFilter } from './useBoardFilter.ts'
import { useMore } from './useMore.ts'
import { useOutbidAlert } from './useOutbidAlert.ts'

const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const Loading = () => (
  <Box sx={GRID} aria-busy>
    {SKELETONS.map((key) => (
      <Card key={key}>
        <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 10', height: 'auto' }} />
        <Box sx={{ p: 1.5 }}>
          <Skeleton width="70%" />
          <Skeleton width="90%" />
          <Skeleton height={56} />
        </Box>
      </Card>
    ))}
  </Box>
)

const Nothing = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Stack sx={{ alignItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
    <Typography variant="h6" component="p">
      {title}
    </Typography>
    {children}
  </Stack>
)

const Lots = ({ lots, layout, filterKey }: { readonly lots: readonly Lot[]; readonly layout: Layout; readonly filterKey: string }) => {
  const { shown, ref } = useMore(lots.length, filterKey)
  const some = lots.slice(0, shown)
  return (
    <>
      {layout === 'table' ? (
        <LotTable lots={some} />
      ) : (
        <Box sx={GRID}>
          {some.map((lot) => (
            <LotCard key={lot.id} lot={lot} />
          ))}
        </Box>
      )}
      <div ref={ref} />
    </>
  )
}

const Found = ({ lots }: { readonly lots: readonly Lot[] }) => {
  const t = useAreaTexts('bidding')
  const { subject } = useAdmin()
  const [layout, setLayout] = useStore<Layout>('auctions.layout', subject.roles.includes('Admin') ? 'table' : 'cards')
  const [filter, change, clear] = useBoardFilter()
  const found = filterLots(lots, filter)
  if (lots.length === 0)
    return (
      <Nothing title={t('bidding.board.empty')}>
        <Typography color="text.secondary">{t('bidding.board.emptyHint')}</Typography>
      </Nothing>
    )
  return (
    <>
      <BoardFilters lots={lots} filter={filter} change={change} layout={layout} setLayout={setLayout} />
      <Typography variant="body2" color="text.secondary" role="status">
        {t('bidding.board.shown', { smart_count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <Nothing title={t('bidding.board.noMatch')}>
          <Button variant="outlined" onClick={clear}>
            {t('bidding.board.clear')}
          </Button>
        </Nothing>
      ) : (
        <Lots lots={found} layout={layout} filterKey={JSON.stringify(filter)} />
      )}
    </>
  )
}

/** All lots that can be bid on or will be, as they change (`/AvailableCarsBidding`). */
const Board = () => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  const { data, isPending, error, refetch } = useBoard(useOutbidAlert(locale))
  return (
    <Stack sx={{ gap: 1.5, pb: 2, px: { xs: 1, sm: 0 } }}>
      <Title title={t('bidding.board.title')} />
      <LiveTools />
      <ConnectionHint />
      {isPending && <Loading />}
      {error && !data && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => refetch()}>
              {t('bidding.board.retry')}
            </Button>
          }
        >
          {t('bidding.board.loadFailed')}
        </Alert>
      )}
      {data && <Found lots={data.lots} />}
    </Stack>
  )
}

export default Board
