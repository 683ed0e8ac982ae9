import { keyframes, Typography } from '@mui/material'
import { useState } from 'react'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { priceOf } from './board/boardFilter.ts'
import { useMoney } from './useMoney.ts'

const flash = keyframes({ from: { backgroundColor: 'var(--flash)' }, to: { backgroundColor: 'transparent' } })

const SIZES = { row: '1rem', card: '1.375rem', large: 'clamp(2rem, 5vw, 2.5rem)' } as const

/** A text that is highlighted briefly when it changes, unless the user prefers reduced motion. */
const Changing = ({ text, size }: { readonly text: string; readonly size: keyof typeof SIZES }) => {
  const [first] = useState(text)
  return (
    <Typography
      key={text}
      component="bdi"
      sx={{
        '--flash': ({ palette }) => palette.action.focus,
        display: 'inline-block',
        borderRadius: 1,
        fontWeight: 650,
        fontSize: SIZES[size],
        letterSpacing: '-0.015em',
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        '@media (prefers-reduced-motion: no-preference)': text === first ? {} : { animation: `${flash} 1.5s ease-out` },
      }}
    >
      {text}
    </Typography>
  )
}

const labelOf = ({ status, price }: Lot): string => {
  if (price === null) return 'startsAt'
  if (status === 'sold') return 'soldFor'
  return status === 'live' ? 'currentBid' : 'lastBid'
}

/** Names the kind of price, and counts the bids. */
export const PriceCaption = ({ lot }: { readonly lot: Lot }) => {
  const t = useAreaTexts('bidding')
  const bids = lot.bidCount === 0 ? t('bidding.lot.noBids') : t('bidding.lot.bids', { smart_count: lot.bidCount })
  return (
    <Typography variant="caption" color="text.secondary" component="div" noWrap>
      {t(`bidding.lot.${labelOf(lot)}`)} · {bids}
    </Typography>
  )
}

/** The current price, or the start price before the first bid. */
export const Price = ({ lot, size = 'card' }: { readonly lot: Lot; readonly size?: keyof typeof SIZES }) => (
  <Changing text={useMoney(lot.currency)(priceOf(lot))} size={size} />
)
