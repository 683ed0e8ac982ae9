import Gavel from '@mui/icons-material/Gavel'
import { Button } from '@mui/material'
import { useRef } from 'react'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useMoney } from './useMoney.ts'

interface Props {
  readonly lot: Lot
  readonly amount: string
  readonly busy: boolean
  readonly onBid: (amount: string) => void
  readonly strong?: boolean
  /** The amount alone, where the group says what the buttons do. */
  readonly short?: boolean
}

/** Bids what stood on the button when it was pressed, though the price may move before it is let go. */
export const QuickBid = ({ lot, amount, busy, onBid, strong = false, short = false }: Props) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const pressed = useRef<string>(undefined)
  const label = t('bidding.room.bidOf', { amount: money(amount) })
  return (
    <Button
      variant={strong ? 'contained' : 'outlined'}
      fullWidth
      disabled={busy}
      startIcon={short ? undefined : <Gavel />}
      aria-label={short ? label : undefined}
      onPointerDown={() => {
        pressed.current = amount
      }}
      onClick={() => {
        onBid(pressed.current ?? amount)
        pressed.current = undefined
      }}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...(short && { px: 0.5, minWidth: 0 }) }}
    >
      {short ? <bdi>{money(amount)}</bdi> : label}
    </Button>
  )
}
