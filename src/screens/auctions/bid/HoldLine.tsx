import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../../admin/adminContext.tsx'
import { useRecords } from '../../../admin/useRecords.ts'
import { holdFor } from '../../../domain/auction/hold.ts'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useLive } from '../../../providers/realtime/realtimeContext.ts'
import { ownFirmFilter } from '../../firms/ownFirm.ts'
import { fromMinor, toMinor } from '../amounts.ts'
import { useMoney } from '../useMoney.ts'

/** Available balance of the firm's wallet in a currency; undefined while unknown or without a wallet. */
const useAvailable = (currency: string): string | undefined => {
  const may = useMay()
  const client = useQueryClient()
  useLive('wallet', () => void client.invalidateQueries({ queryKey: ['wallets'] }))
  const { data } = useRecords(
    'wallets',
    { filter: { ...ownFirmFilter(), currency }, sort: { field: 'id', order: 'ASC' }, limit: 1 },
    { enabled: may('wallets', 'list') },
  )
  const wallet = data?.[0]
  return wallet && fromMinor(toMinor(wallet.balance ?? '0') - toMinor(wallet.held ?? '0'))
}

/** The amount that a bid would hold in the wallet, and the wallet's available balance (`PRODUCT.md A9`). */
export const HoldLine = ({ lot, maximum }: { readonly lot: Lot; readonly maximum: string | undefined }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const available = useAvailable(lot.currency)
  const hold = maximum === undefined ? lot.hold : fromMinor(holdFor(toMinor(maximum)))
  const parts = [
    hold !== null && t('bidding.room.holds', { amount: money(hold) }),
    available !== undefined && t('bidding.room.available', { amount: money(available) }),
  ]
  return (
    <Typography variant="body2" color="text.secondary">
      {parts.filter(Boolean).join(' · ')}
    </Typography>
  )
}
