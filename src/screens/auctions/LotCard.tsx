import { Box, Button, Card, Link, Stack, Typography } from '@mui/material'
import { memo } from 'react'
import { LinkBase, useLocaleState } from 'react-admin'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../providers/i18n/format.ts'
import { Countdown } from './Countdown.tsx'
import { LotPhoto } from './LotPhoto.tsx'
import { Price } from './Price.tsx'
import { roomPath } from './paths.ts'
import { QuickBid } from './QuickBid.tsx'
import { ExtendedChip, OwnChip, ReserveChip, StatusChip } from './StateChips.tsx'
import { stateColor } from './stateColor.ts'
import { useBid } from './useBid.ts'
import { useTellOutcome } from './useOutcome.ts'
import { WatchButton } from './WatchButton.tsx'

/** Lot number, miles, place: what buyers look at first. */
export const useFactLine = (): ((lot: Lot) => string) => {
  const t = useAreaTexts('bidding')
  const [locale] = useLocaleState()
  return ({ car }) =>
    [
      car.lotNumber && t('bidding.lot.number', { number: car.lotNumber }),
      car.odometer !== null && t('bidding.lot.miles', { count: car.odometer.toLocaleString(intlLocale(locale)) }),
      car.location,
    ]
      .filter(Boolean)
      .join(' · ')
}

/** Whether the next step is the user's, with one click. */
export const canQuickBid = ({ status, minimumNextBid, own }: Lot): boolean =>
  status === 'live' && minimumNextBid !== null && own.refusal === null && own.state !== 'leading'

export const LotAction = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const { busy, bid } = useBid(lot)
  const tell = useTellOutcome(lot)
  const { minimumNextBid } = lot
  if (minimumNextBid !== null && canQuickBid(lot))
    return <QuickBid strong lot={lot} amount={minimumNextBid} busy={busy} onBid={async (amount) => tell(await bid(amount))} />
  const label = t(lot.own.state === 'leading' && lot.status === 'live' ? 'bidding.room.raise' : 'bidding.alerts.open')
  return (
    <Button component={LinkBase} to={roomPath(lot.id)} variant="outlined" fullWidth aria-label={`${label}: ${lot.car.label}`}>
      {label}
    </Button>
  )
}

/** One lot of the board. Memoized: of hundreds only the one that changed renders anew. */
export const LotCard = memo(function LotCard({ lot }: { readonly lot: Lot }) {
  const facts = useFactLine()
  return (
    <Card
      component="article"
      aria-label={lot.car.label}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 420px',
        boxShadow: ({ palette }) => `inset 0 3px 0 ${stateColor(lot.own.state, palette)}`,
      }}
    >
      <Box sx={{ position: 'relative', mt: '3px' }}>
        <LotPhoto car={lot.car} ratio="16 / 10" />
        <Stack direction="row" sx={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8, gap: 0.5 }}>
          <StatusChip status={lot.status} />
          {lot.extended && lot.status === 'live' && <ExtendedChip />}
        </Stack>
        <Box sx={{ position: 'absolute', insetBlockStart: 6, insetInlineEnd: 6, zIndex: 1 }}>
          <WatchButton lot={lot} filled />
        </Box>
      </Box>
      <Stack sx={{ p: 1.5, gap: 1, flex: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" noWrap sx={{ fontWeight: 600 }}>
            <Link component={LinkBase} to={roomPath(lot.id)} color="inherit" underline="hover">
              <bdi>{lot.car.label}</bdi>
            </Link>
          </Typography>
          <Typography variant="body2" color="text.secondary" noWrap>
            {facts(lot)}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
          <Price lot={lot} />
          <Countdown lot={lot} />
        </Stack>
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', minHeight: 24 }}>
          <OwnChip own={lot.own} />
          <ReserveChip reserve={lot.reserve} />
        </Stack>
        <Box sx={{ mt: 'auto' }}>
          <LotAction lot={lot} />
        </Box>
      </Stack>
    </Card>
  )
})
