import { Alert, Box, Card, Divider, Stack, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { useAdmin } from '../../admin/adminContext.tsx'
import type { Lot, Room } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { BuyNow } from './BuyNow.tsx'
import { Countdown } from './Countdown.tsx'
import { MaximumForm } from './MaximumForm.tsx'
import { MomentLine } from './MomentLine.tsx'
import { OwnBanner } from './OwnBanner.tsx'
import { Price } from './Price.tsx'
import { QuickBid } from './QuickBid.tsx'
import { quickBids } from './quickBids.ts'
import { ReserveChip, StatusChip } from './StateChips.tsx'
import { useBid } from './useBid.ts'
import { useTellOutcome } from './useOutcome.ts'

const QuickBids = ({ lot, amounts }: { readonly lot: Lot; readonly amounts: readonly string[] }) => {
  const t = useAreaTexts('bidding')
  const { busy, bid } = useBid(lot)
  const tell = useTellOutcome(lot)
  return (
    <Stack role="group" aria-labelledby="quickBids" sx={{ gap: 0.75 }}>
      <Typography id="quickBids" variant="caption" color="text.secondary">
        {t('bidding.room.quick')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {amounts.map((amount, index) => (
          <QuickBid
            // biome-ignore lint/suspicious/noArrayIndexKey: the button stays while its amount moves.
            key={index}
            short
            strong={index === 0}
            lot={lot}
            amount={amount}
            busy={busy}
            onBid={async (pressed) => tell(await bid(pressed))}
          />
        ))}
      </Box>
    </Stack>
  )
}

const Bidding = ({ room: { lot, increments } }: { readonly room: Room }) => {
  const translate = useTranslate()
  const { subject } = useAdmin()
  const { refusal, state } = lot.own
  if (lot.status !== 'live' || lot.minimumNextBid === null) return null
  if (refusal === 'ownCar' || refusal === 'notLive' || !subject.roles.includes('Dealer')) return null
  if (refusal !== null) return <Alert severity="error">{translate(`errors.${refusal}`)}</Alert>
  return (
    <Stack sx={{ gap: 2 }}>
      {state !== 'leading' && <QuickBids lot={lot} amounts={quickBids(lot.minimumNextBid, increments)} />}
      {state !== 'leading' && <Divider />}
      <MaximumForm lot={lot} />
      {lot.buyNowPrice !== null && <BuyNow lot={lot} price={lot.buyNowPrice} />}
    </Stack>
  )
}

/** Price, time, where one stands, and all ways to bid. */
export const BidPanel = ({ room }: { readonly room: Room }) => {
  const { lot } = room
  const [locale] = useLocaleState()
  return (
    <Card component="section" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <StatusChip status={lot.status} />
          <Countdown lot={lot} large />
        </Stack>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Price lot={lot} large />
          <ReserveChip reserve={lot.reserve} />
        </Stack>
        <MomentLine lot={lot} locale={locale} />
        <OwnBanner lot={lot} />
        <Bidding room={room} />
      </Stack>
    </Card>
  )
}
