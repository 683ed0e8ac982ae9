import { Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useHub } from '../../../admin/hub.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import type { dealCalls } from '../../../domain/deals/calls.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useMoney } from '../useMoney.ts'
import { HoldLine } from './HoldLine.tsx'

/** What the firm would owe at a price, with fee and VAT; its line is kept free until it is known (`PRODUCT.md A16`). */
const CostLine = ({ lot: { id, currency }, price }: { readonly lot: Lot; readonly price: string }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(currency)
  const hub = useHub()
  const { data } = useQuery({
    queryKey: ['auctions', 'quote', id, price],
    queryFn: ({ signal }) =>
      hub.call<typeof dealCalls.quote>('GET', '/api/auctions/{id}/quote', { params: { id }, query: { price }, signal }),
    retry: false,
  })
  return (
    <Typography variant="body2" sx={{ minHeight: '2lh' }}>
      {data && t('bidding.confirm.fees', { total: money(data.total), fee: money(data.fee), vat: money(data.vat) })}
    </Typography>
  )
}

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

/** Milliseconds in which a second press counts as part of a double click. */
const DOUBLE = 400

/** False for a moment, so that the second press of a double click can't confirm the dialog that the first press opened. */
const useReady = (): boolean => {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), DOUBLE)
    return () => clearTimeout(timer)
  }, [])
  return ready
}

/** States what the user commits to: the amount, with fee and VAT, and what the wallet holds until the lot is decided (`PRODUCT.md A9`, `A16`). */
export const ConfirmBinding = ({ lot, amount, busy, onClose, ...question }: Props) => {
  const t = useAreaTexts('bidding')
  const ready = useReady()
  return (
    <ConfirmDialog open {...question} busy={busy || !ready} onClose={() => ready && onClose()}>
      <Stack sx={{ gap: 1, mt: 1.5 }}>
        <CostLine lot={lot} price={amount} />
        <HoldLine lot={lot} maximum={amount} />
        <Typography variant="caption" color="text.secondary">
          {t('bidding.confirm.off')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  )
}

/** Confirmation of a bid. Keeps the amount of the pressed button, even if the price changes meanwhile. */
export const ConfirmBid = ({ lot, amount, ...question }: Omit<Props, 'title' | 'text' | 'yes'>) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)(amount)
  return (
    <ConfirmBinding
      lot={lot}
      amount={amount}
      title={t('bidding.confirm.bidTitle', { amount: money })}
      text={t('bidding.confirm.bidText', { amount: money, car: lot.car.label })}
      yes={t('bidding.confirm.bidYes', { amount: money })}
      {...question}
    />
  )
}
