import { Box, Button, Card, Skeleton, Stack } from '@mui/material'
import { LinkBase, Title, useLocaleState, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMay } from '../../../admin/adminContext.tsx'
import { HeaderExtra } from '../../../admin/shell/page/HeaderExtra.tsx'
import { HeaderLine } from '../../../admin/shell/page/HeaderLine.tsx'
import { NoFooter } from '../../../admin/shell/page/NoFooter.tsx'
import { isRefused, MissingMessage } from '../../../admin/show/MissingMessage.tsx'
import type { Failure, Room as RoomAnswer } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { BidPanel } from '../bid/BidPanel.tsx'
import { LotPhoto } from '../LotPhoto.tsx'
import { ConnectionHint } from '../live/ConnectionHint.tsx'
import { LiveTools } from '../live/LiveTools.tsx'
import { useOutbidAlert } from '../live/useOutbidAlert.ts'
import { BOARD_PATH } from '../paths.ts'
import { useFactLine } from '../useFactLine.ts'
import { WatchButton } from '../WatchButton.tsx'
import { Announcer } from './Announcer.tsx'
import { Decision } from './Decision.tsx'
import { Facts } from './Facts.tsx'
import { FailedAttempts } from './FailedAttempts.tsx'
import { History } from './History.tsx'
import { useRetryLot } from './RetryNow.tsx'
import { useRoom } from './useRoom.ts'

const KNOWN: ReadonlySet<string> = new Set(['noHold', 'insufficientFunds', 'incrementsBroken'])

/** Why a lot is stuck, with the remedy and a retry button. */
const StuckAlert = ({ id, trouble }: { readonly id: string; readonly trouble: Failure }) => {
  const t = useAreaTexts('bidding')
  const reason = t(`bidding.stuck.${KNOWN.has(trouble.problem) ? trouble.problem : 'unexpected'}`)
  return <FailedAttempts title={t('bidding.stuck.title')} reason={reason} trouble={trouble} retry={useRetryLot(id)} />
}

/** Narrow page: photo, bidding, facts, bids. Wide page: bidding and facts are in a column beside the others. */
const AREAS = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(340px, 5fr)' },
  gridTemplateAreas: { xs: '"photo" "bid" "history"', md: '"photo bid" "history bid"' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const

const BESIDE = { gridArea: 'bid', gap: AREAS.gap } as const

const Loading = () => (
  <Box sx={AREAS} aria-busy>
    <Skeleton variant="rounded" sx={{ gridArea: 'photo', aspectRatio: '16 / 9', height: 'auto' }} />
    <Stack sx={BESIDE}>
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
    <Skeleton variant="rounded" height={240} sx={{ gridArea: 'history' }} />
  </Box>
)

const RoomFailed = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
  const t = useAreaTexts('bidding')
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('app.menu.availableCarsBidding')} />
      <MissingMessage
        title={t(isRefused(error) ? 'bidding.room.notFound' : 'bidding.room.loadFailed')}
        error={error}
        list={BOARD_PATH}
        again={retry}
      />
    </>
  )
}

const Heading = ({ room: { lot } }: { readonly room: RoomAnswer }) => {
  const facts = useFactLine()
  const t = useAreaTexts('bidding')
  const may = useMay()
  return (
    <>
      <Title title={<bdi>{lot.car.label}</bdi>} />
      <HeaderLine>{facts(lot)}</HeaderLine>
      {may('auctions', 'edit') && (
        <HeaderExtra>
          <Button component={LinkBase} to={`/auctions/${encodeURIComponent(lot.id)}`} variant="outlined">
            {t('bidding.room.openAuction')}
          </Button>
        </HeaderExtra>
      )}
    </>
  )
}

const Found = ({ room }: { readonly room: RoomAnswer }) => (
  <>
    <Heading room={room} />
    <Announcer lot={room.lot} />
    <Box sx={AREAS}>
      <Card sx={{ gridArea: 'photo', position: 'relative' }}>
        <LotPhoto car={room.lot.car} size="full" ratio="16 / 9" />
        <Box sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 }}>
          <WatchButton lot={room.lot} onPicture />
        </Box>
      </Card>
      <Stack sx={{ ...BESIDE, position: { md: 'sticky' }, top: { md: 80 } }}>
        {room.trouble && <StuckAlert id={room.lot.id} trouble={room.trouble} />}
        <Decision lot={room.lot} />
        <BidPanel room={room} />
        <Facts lot={room.lot} />
      </Stack>
      <Box sx={{ gridArea: 'history', alignSelf: room.history.length === 0 ? 'stretch' : undefined }}>
        <History room={room} />
      </Box>
    </Box>
  </>
)

/** One lot, live (`/AvailableCarsBidding/{id}`). */
const Room = () => {
  const [locale] = useLocaleState()
  const { id = '' } = useParams()
  const { data, isPending, error, refetch } = useRoom(id, useOutbidAlert(locale))
  const missing = error !== null && !data
  return (
    <Stack sx={{ gap: 2, pb: { xs: 10, sm: 3 } }}>
      <NoFooter />
      {!missing && <LiveTools place="header" />}
      <ConnectionHint />
      {isPending && <Loading />}
      {missing && <RoomFailed error={error} retry={() => void refetch()} />}
      {data && <Found room={data} />}
    </Stack>
  )
}

export default Room
