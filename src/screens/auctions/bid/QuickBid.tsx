import Gavel from '@mui/icons-material/Gavel'
import { Button } from '@mui/material'
import { useRef } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMoney } from '../useMoney.ts'

interface Props {
  readonly lot: Lot
  readonly amount: string
  readonly busy: boolean
  readonly onBid: (amount: string) => void
  /** `strong`: the main button of several; `soft`: the buttons on the board. */
  readonly variant?: 'strong' | 'soft' | 'plain'
  /** Shows only the amount, because the group's label explains the buttons. */
  readonly short?: boolean
}

/** A tinted button: many of them fit on one page. */
const SOFT = {
  '&, & .MuiButton-startIcon': { color: 'primary.main' },
  '&, &:hover': { borderColor: 'transparent' },
  backgroundColor: 'var(--primary-subtle)',
  '&:hover': { backgroundColor: 'color-mix(in srgb, var(--primary) 18%, transparent)' },
} as const

/** Bids the amount on the button when it was pressed, even if the price changes before it is released. */
export const QuickBid = ({ lot, amount, busy, onBid, variant = 'plain', short = false }: Props) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const pressed = useRef<string>(undefined)
  const label = t('bidding.room.bidOf', { amount: money(amount) })
  return (
    <Button
      variant={variant === 'strong' ? 'contained' : 'outlined'}
      fullWidth
      disabled={busy}
      startIcon={short ? undefined : <Gavel sx={{ fontSize: 18 }} />}
      aria-label={short ? label : undefined}
      onPointerDown={() => {
        pressed.current = amount
      }}
      onClick={() => {
        onBid(pressed.current ?? amount)
        pressed.current = undefined
      }}
      sx={{ fontVariantNumeric: 'tabular-nums', ...(variant === 'soft' && SOFT), ...(short && { px: 0.5, minWidth: 0 }) }}
    >
      {short ? <bdi>{money(amount)}</bdi> : label}
    </Button>
  )
}
