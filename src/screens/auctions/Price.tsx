import { Box, keyframes, Typography } from '@mui/material'
import { useState } from 'react'
import type { Lot } from '../../domain/auction/room.ts'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { priceOf } from './boardFilter.ts'
import { useMoney } from './useMoney.ts'

const flash = keyframes({ from: { backgroundColor: 'var(--flash)' }, to: { backgroundColor: 'transparent' } })

/** A text that shines up when it changes, where the user has nothing against motion. */
const Changing = ({ text, large }: { readonly text: string; readonly large: boolean }) => {
  const [first] = useState(text)
  return (
    <Typography
      key={text}
      component="bdi"
      sx={{
        '--flash': ({ palette }) => palette.action.focus,
        display: 'inline-block',
        borderRadius: 1,
        fontWeight: 700,
        fontSize: large ? 'clamp(1.75rem, 5vw, 2.5rem)' : '1.25rem',
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
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

/** The present price, or the one that it starts at, and how many have bid. */
export const Price = ({ lot, large = false }: { readonly lot: Lot; readonly large?: boolean }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const bids = lot.bidCount === 0 ? t('bidding.lot.noBids') : t('bidding.lot.bids', { smart_count: lot.bidCount })
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {t(`bidding.lot.${labelOf(lot)}`)} · {bids}
      </Typography>
      <Changing text={money(priceOf(lot))} large={large} />
    </Box>
  )
}
