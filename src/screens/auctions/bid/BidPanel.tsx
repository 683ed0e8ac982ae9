import MoreTime from '@mui/icons-material/MoreTime'
import { Alert, Box, Card, Divider, Stack, type Theme, Typography, useMediaQuery } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'
import type { Lot, Room } from '../../../domain/auction/room.ts'
import type { TrustProblem } from '../../../domain/trust.ts'
import { dateFormat } from '../../../model/values/keptFormats.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { intlLocale } from '../../../providers/i18n/format.ts'
import { TrustAlert } from '../../access/TrustAlert.tsx'
import { useStanding } from '../../access/useStanding.ts'
import { momentOf } from '../board/boardFilter.ts'
import { Countdown } from '../live/Countdown.tsx'
import { Price, PriceCaption } from '../Price.tsx'
import { ReserveChip, StatusChip } from '../StateChips.tsx'
import { TermsAlert } from '../terms/TermsAlert.tsx'
import { useTerms } from '../terms/useTerms.ts'
import { BidBar } from './BidBar.tsx'
import { BidNow } from './BidNow.tsx'
import { BuyNow } from './BuyNow.tsx'
import { MaximumForm } from './MaximumForm.tsx'
import { mayBidHere } from './mayBidHere.ts'
import { OwnBanner } from './OwnBanner.tsx'
import { quickBids } from './quickBids.ts'
import { useBid } from './useBid.ts'

const keyOf = ({ status }: Lot): string => {
  if (status === 'upcoming') return 'startsAtTime'
  return status === 'live' ? 'endsAt' : 'endedAt'
}

/** Start or end to the second in the user's time zone, and whether a late bid has extended it (`PRODUCT.md A5`). */
const MomentLine = ({ lot, locale }: { readonly lot: Lot; readonly locale: string }) => {
  const t = useAreaTexts('bidding')
  const time = dateFormat(intlLocale(locale), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(momentOf(lot)))
  if (lot.extended && lot.status === 'live')
    return (
      <Alert severity="warning" icon={<MoreTime fontSize="inherit" />} role="presentation">
        {t('bidding.room.extendedText', { time })}
      </Alert>
    )
  return (
    <Typography variant="body2" color="text.secondary">
      {t(`bidding.room.${keyOf(lot)}`, { time })}
    </Typography>
  )
}

/** Share of an element that must be in the viewport. */
const VISIBLE_SHARE = 0.35

/** Whether an element is in the viewport; true until it is known. */
const useInViewport = (ref: RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some(({ intersectionRatio }) => intersectionRatio >= VISIBLE_SHARE)),
      {
        threshold: [0, VISIBLE_SHARE],
      },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return seen
}

const QuickBids = ({ lot, amounts }: { readonly lot: Lot; readonly amounts: readonly string[] }) => {
  const t = useAreaTexts('bidding')
  const bidding = useBid(lot)
  return (
    <Stack role="group" aria-labelledby="quickBids" sx={{ gap: 1 }}>
      <Typography id="quickBids" variant="subtitle2" component="h2">
        {t('bidding.room.quick')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
        {amounts.map((amount, index) => (
          <BidNow
            // biome-ignore lint/suspicious/noArrayIndexKey: the button stays while its amount moves.
            key={index}
            short
            variant={index === 0 ? 'strong' : 'plain'}
            lot={lot}
            amount={amount}
            bidding={bidding}
          />
        ))}
      </Box>
    </Stack>
  )
}

const Ways = ({ room: { lot, increments }, least }: { readonly room: Room; readonly least: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  const seen = useInViewport(ref)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Stack ref={ref} sx={{ gap: 2 }}>
      <Divider />
      {lot.own.state !== 'leading' && <QuickBids lot={lot} amounts={quickBids(least, increments)} />}
      <MaximumForm lot={lot} />
      {lot.buyNowPrice !== null && <BuyNow lot={lot} price={lot.buyNowPrice} />}
      {narrow && !seen && <BidBar lot={lot} onRaise={() => ref.current?.scrollIntoView({ block: 'center' })} />}
    </Stack>
  )
}

/** Refusals with a page that explains how to fix them. */
const OF_STANDING: ReadonlySet<string> = new Set<TrustProblem>(['firmPending', 'firmSuspended'])

const Bidding = ({ room }: { readonly room: Room }) => {
  const translate = useTranslate()
  const { subject } = useAdmin()
  const { refusal } = room.lot.own
  const [missing] = useStanding()
  const terms = useTerms()
  const least = room.lot.minimumNextBid
  if (!mayBidHere(room.lot, subject.roles) || least === null) return null
  if (missing !== undefined && (refusal === null || OF_STANDING.has(refusal))) return <TrustAlert />
  if (refusal !== null) return <Alert severity="error">{translate(`errors.${refusal}`)}</Alert>
  return terms ? <TermsAlert terms={terms} /> : <Ways room={room} least={least} />
}

/** Price, time, the user's standing, and all ways to bid. */
export const BidPanel = ({ room }: { readonly room: Room }) => {
  const { lot } = room
  const [locale] = useLocaleState()
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            <StatusChip status={lot.status} />
            {lot.status !== 'reserveNotMet' && <ReserveChip reserve={lot.reserve} />}
          </Stack>
          <Countdown lot={lot} large />
        </Stack>
        <Box>
          <PriceCaption lot={lot} />
          <Price lot={lot} size="large" />
          <MomentLine lot={lot} locale={locale} />
        </Box>
        <OwnBanner lot={lot} />
        <Bidding room={room} />
      </Stack>
    </Card>
  )
}
