import { Box, Button, Stack } from '@mui/material'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { Countdown } from '../live/Countdown.tsx'
import { Price } from '../Price.tsx'
import { BidNow } from './BidNow.tsx'
import { useBid } from './useBid.ts'

const BAR = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 0,
  alignItems: 'center',
  gap: 2,
  px: 2,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'var(--raised)',
  borderTop: '1px solid var(--line)',
} as const

interface Props {
  readonly lot: Lot
  readonly onRaise: () => void
}

/** On phones: price, time and next bid, while the bid panel is scrolled out of view. */
export const BidBar = ({ lot, onRaise }: Props) => {
  const t = useAreaTexts('bidding')
  const bidding = useBid(lot)
  return (
    <Stack direction="row" role="group" aria-label={t('bidding.room.quick')} sx={BAR} className="no-print">
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Price lot={lot} size="row" />
        <Box>
          <Countdown lot={lot} />
        </Box>
      </Box>
      <Box sx={{ flex: '0 1 auto' }}>
        {lot.own.state === 'leading' || lot.minimumNextBid === null ? (
          <Button variant="outlined" onClick={onRaise}>
            {t('bidding.room.raise')}
          </Button>
        ) : (
          <BidNow variant="strong" lot={lot} amount={lot.minimumNextBid} bidding={bidding} />
        )}
      </Box>
    </Stack>
  )
}
