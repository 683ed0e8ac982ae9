import { Box, Button, Card, Link, Stack, Typography } from '@mui/material'
import { memo } from 'react'
import { LinkBase } from 'react-admin'
import { LAST_OPENED_BACKGROUND, opens } from '../../../admin/list/scrollRestoration.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import type { Tone } from '../../../model/entitySchema.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLabelled } from '../../../providers/i18n/useLabelled.ts'
import { useStanding } from '../../access/useStanding.ts'
import { BidNow } from '../bid/BidNow.tsx'
import { useBid } from '../bid/useBid.ts'
import { LotPhoto } from '../LotPhoto.tsx'
import { Countdown } from '../live/Countdown.tsx'
import { Price, PriceCaption } from '../Price.tsx'
import { roomPath } from '../paths.ts'
import { ExtendedMark, OwnChip, ReserveText, StatusMark } from '../StateChips.tsx'
import { OWN_TONES } from '../tones.ts'
import { useCarLine } from '../useFactLine.ts'
import { WatchButton } from '../WatchButton.tsx'

/** Whether the card offers the next bid with one click. */
const canQuickBid = ({ status, minimumNextBid, own }: Lot): boolean =>
  status === 'live' && minimumNextBid !== null && own.refusal === null && own.state !== 'leading'

export const LotAction = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const labelled = useLabelled()
  const bidding = useBid(lot)
  const [missing] = useStanding()
  const { minimumNextBid } = lot
  if (minimumNextBid !== null && missing === undefined && canQuickBid(lot))
    return <BidNow variant="soft" lot={lot} amount={minimumNextBid} bidding={bidding} />
  const label = t(lot.own.state === 'leading' && lot.status === 'live' ? 'bidding.room.raise' : 'bidding.alerts.open')
  return (
    <Button component={LinkBase} to={roomPath(lot.id)} variant="outlined" fullWidth aria-label={labelled(label, lot.car.label)}>
      {label}
    </Button>
  )
}

const CARD = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 440px',
} as const

/** A thin line at the top in the tone of the user's standing. */
const topLine = (tone: Tone | undefined) =>
  tone === undefined
    ? {}
    : ({
        '&::before': {
          content: '""',
          position: 'absolute',
          zIndex: 1,
          insetInline: 0,
          top: 0,
          height: 3,
          backgroundColor: `var(--${tone})`,
        },
      } as const)

const Picture = ({ lot }: { readonly lot: Lot }) => (
  <Box sx={{ position: 'relative' }}>
    <LotPhoto car={lot.car} ratio="16 / 10" />
    <Stack direction="row" sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12, gap: 0.5 }}>
      <StatusMark status={lot.status} />
      {lot.extended && lot.status === 'live' && <ExtendedMark />}
    </Stack>
    <Box sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, zIndex: 1 }}>
      <WatchButton lot={lot} onPicture />
    </Box>
  </Box>
)

/** The name's link covers the whole card; the card's buttons are above it. */
const Name = ({ lot }: { readonly lot: Lot }) => (
  <Typography component="h2" variant="subtitle1" noWrap title={lot.car.label}>
    <Link
      component={LinkBase}
      to={roomPath(lot.id)}
      {...opens(lot.id)}
      color="inherit"
      underline="none"
      sx={{
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        '&[aria-current]::after': { backgroundColor: LAST_OPENED_BACKGROUND },
      }}
    >
      {lot.car.label}
    </Link>
  </Typography>
)

const LINE = { variant: 'body2', color: 'text.secondary', noWrap: true } as const

/** One lot of the board; its rows align with those of its neighbours. Memoized: of hundreds of cards only the changed one renders. */
export const LotCard = memo(function LotCard({ lot }: { readonly lot: Lot }) {
  const line = useCarLine()
  return (
    <Card component="article" aria-label={lot.car.label} sx={{ ...CARD, ...topLine(OWN_TONES[lot.own.state]) }}>
      <Picture lot={lot} />
      <Stack sx={{ p: 2, gap: 1.5, flex: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Name lot={lot} />
          <Typography {...LINE} noWrap={false}>
            {line(lot) || '\u00a0'}
          </Typography>
          <Typography {...LINE}>{lot.car.location ?? '\u00a0'}</Typography>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <PriceCaption lot={lot} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
            <Price lot={lot} />
            <Countdown lot={lot} />
          </Stack>
        </Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', height: 24 }}>
          <OwnChip own={lot.own} />
          <ReserveText reserve={lot.reserve} />
        </Stack>
        <Box sx={{ mt: 'auto', position: 'relative', zIndex: 1 }}>
          <LotAction lot={lot} />
        </Box>
      </Stack>
    </Card>
  )
})
