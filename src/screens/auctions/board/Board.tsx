import EventBusy from '@mui/icons-material/EventBusyOutlined'
import SearchOff from '@mui/icons-material/SearchOff'
import { Box, Button, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Title, useLocaleState, useStore, useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import { useAddressParams } from '../../../admin/useAddressParams.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ConnectionHint } from '../live/ConnectionHint.tsx'
import { LiveTools } from '../live/LiveTools.tsx'
import { useOutbidAlert } from '../live/useOutbidAlert.ts'
import { watchVisible } from '../useVisible.ts'
import { BoardFilters, type Layout, LayoutSwitch } from './BoardFilters.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { type BoardFilter, filterLots, GROUPS, SORTS } from './boardFilter.ts'
import { CARDS } from './cardGrid.ts'
import { LotCard } from './LotCard.tsx'
import { LotTable } from './LotTable.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import { useBoard } from './useBoard.ts'
import { useStableOrder } from './useStableOrder.ts'

const oneOf = <T extends string>(all: readonly T[], value: string | null, otherwise: T): T =>
  all.find((each) => each === value) ?? otherwise

const amount = (value: string | null): string => (value !== null && /^\d{1,15}(\.\d{1,2})?$/.test(value) ? value : '')

const filterIn = (params: URLSearchParams): BoardFilter => ({
  group: oneOf(GROUPS, params.get('show'), 'all'),
  sort: oneOf(SORTS, params.get('sort'), 'endingSoon'),
  text: params.get('q') ?? '',
  make: params.get('make') ?? '',
  from: amount(params.get('from')),
  to: amount(params.get('to')),
})

const paramsOf = ({ group, text, ...rest }: BoardFilter): URLSearchParams => {
  const named = { show: group === 'all' ? '' : group, q: text, ...rest, sort: rest.sort === 'endingSoon' ? '' : rest.sort }
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== ''))
}

/** The board's filter, kept in the address so that links and the back button restore it. */
const useBoardFilter = (): readonly [BoardFilter, (changes: Partial<BoardFilter>) => void, () => void] => {
  const [params, setParams] = useAddressParams()
  const change = (changes: Partial<BoardFilter>) => setParams((now) => paramsOf({ ...filterIn(now), ...changes }), { replace: true })
  return [filterIn(params), change, () => setParams(() => ({}), { replace: true })]
}

/** Lots shown at first, and added each time the user scrolls to their end. */
const PAGE = 24

/** Number of the `total` lots to show: grows as the user scrolls, starts over when `key` changes. `ref` goes to an element after the last lot. */
const useInfiniteScroll = (total: number, key: string): { readonly shown: number; readonly ref: RefObject<HTMLDivElement | null> } => {
  const ref = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ key, shown: PAGE })
  if (state.key !== key) setState({ key, shown: PAGE })
  const { shown } = state
  useEffect(() => {
    if (!ref.current || shown >= total) return
    return watchVisible(ref.current, (visible) => {
      if (visible) setState({ key, shown: shown + PAGE })
    })
  }, [shown, total, key])
  return { shown, ref }
}

interface LotsProps {
  readonly found: readonly Lot[]
  readonly all: readonly Lot[]
  readonly layout: Layout
  readonly filterKey: string
}

const Lots = ({ found, all, layout, filterKey }: LotsProps) => {
  const { lots, pressed } = useStableOrder(found, all, filterKey)
  const { shown, ref } = useInfiniteScroll(lots.length, filterKey)
  const some = lots.slice(0, shown)
  return (
    // Presses in a lot's dialog arrive here too: React events bubble through portals.
    <Box onPointerDownCapture={pressed} onClickCapture={pressed}>
      {layout === 'table' ? (
        <LotTable lots={some} />
      ) : (
        <Box sx={CARDS}>
          {some.map((lot) => (
            <LotCard key={lot.id} lot={lot} />
          ))}
        </Box>
      )}
      <div ref={ref} />
    </Box>
  )
}

const Found = ({ lots }: { readonly lots: readonly Lot[] }) => {
  const t = useAreaTexts('bidding')
  const { subject } = useAdmin()
  const [chosen, setLayout] = useStore<Layout>('auctions.layout', subject.roles.includes('Admin') ? 'table' : 'cards')
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const [filter, change, clear] = useBoardFilter()
  const found = filterLots(lots, filter)
  const filterKey = JSON.stringify(filter)
  if (lots.length === 0)
    return (
      <Card>
        <EmptyState icon={<EventBusy />} text={t('bidding.board.empty')} hint={t('bidding.board.emptyHint')} />
      </Card>
    )
  return (
    <>
      <BoardFilters lots={lots} filter={filter} change={change}>
        <LayoutSwitch layout={chosen} setLayout={setLayout} />
      </BoardFilters>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 24 }}>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1 }}>
          {t('bidding.board.shown', { smart_count: found.length })}
        </Typography>
        <SaveSearch filter={filter} />
        <LiveTools place="below" />
      </Stack>
      {found.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchOff />} text={t('bidding.board.noMatch')}>
            <Button variant="outlined" onClick={clear}>
              {t('bidding.board.clear')}
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <Lots found={found} all={lots} layout={narrow ? 'cards' : chosen} filterKey={filterKey} />
      )}
    </>
  )
}

/** All live and upcoming lots, updated live (`/AvailableCarsBidding`). */
const Board = () => {
  const t = useAreaTexts('bidding')
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { data, isPending, error, refetch } = useBoard(useOutbidAlert(locale))
  return (
    <Stack sx={{ gap: 1.5, pb: 3 }}>
      <Title title={translate('app.menu.availableCarsBidding')} />
      <LiveTools place="title" />
      <ConnectionHint />
      {isPending && <BoardSkeleton />}
      {error && !data && (
        <Card>
          <ErrorState text={t('bidding.board.loadFailed')} retry={() => void refetch()} />
        </Card>
      )}
      {data && <Found lots={data.lots} />}
    </Stack>
  )
}

export default Board
