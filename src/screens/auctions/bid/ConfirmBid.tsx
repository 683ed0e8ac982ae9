import { Stack, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useMoney } from '../useMoney.ts'
import { HoldLine } from './HoldLine.tsx'

interface Props {
  readonly lot: Lot
  readonly amount: string
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly busy: boolean
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Milliseconds in which a second press is still part of the first one. */
const DOUBLE = 400

/** False for a moment: of a double click the second must not answer the question that the first has opened. */
const useReady = (): boolean => {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE)
    return () => clearTimeout(timer)
  }, [])
  return ready
}

/** What binds: the amount, and what is held of the wallet until the lot is decided (`PRODUCT.md A9`, `A16`). */
export const ConfirmBinding = ({ lot, amount, busy, onClose, ...question }: Props) => {
  const t = useAreaTexts('bidding')
  const ready = useReady()
  return (
    <ConfirmDialog open {...question} busy={busy || !ready} onClose={() => ready && onClose()}>
      <Stack sx={{ gap: 1, mt: 1.5 }}>
        <HoldLine lot={lot} maximum={amount} />
        <Typography variant="caption" color="text.secondary">
          {t('bidding.confirm.off')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  )
}

/** One question before a bid: it keeps the amount of the button, even if the price changes meanwhile. */
export const ConfirmBid = ({ lot, amount, ...question }: Omit<Props, 'title' | 'text' | 'yes'>) => {
  const t = useAreaTexts('bidding')
  const said = useMoney(lot.currency)(amount)
  return (
    <ConfirmBinding
      lot={lot}
      amount={amount}
      title={t('bidding.confirm.bidTitle', { amount: said })}
      text={t('bidding.confirm.bidText', { amount: said, car: lot.car.label })}
      yes={t('bidding.confirm.bidYes', { amount: said })}
      {...question}
    />
  )
}
