import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMoney } from '../useMoney.ts'
import { ConfirmBinding } from './ConfirmBid.tsx'
import { useBid } from './useBid.ts'
import { useConfirmsBids } from './useConfirmsBids.ts'
import { useNotifyOutcome } from './useOutcome.ts'

/** Buys the car at the buy-now price, which ends the auction; offered before the first bid (`PRODUCT.md A7`). */
export const BuyNow = ({ lot, price }: { readonly lot: Lot; readonly price: string }) => {
  const t = useAreaTexts('bidding')
  const money = useMoney(lot.currency)
  const notifyOutcome = useNotifyOutcome(lot)
  const { busy, buyNow, isOffline } = useBid(lot)
  const confirms = useConfirmsBids()
  const [asking, setAsking] = useState(false)
  const amount = money(price)
  const buy = async () => {
    const outcome = await buyNow()
    setAsking(false)
    notifyOutcome(outcome)
  }
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<ShoppingCart />}
        disabled={busy}
        onClick={() => (confirms && !isOffline() ? setAsking(true) : void buy())}
      >
        {t('bidding.room.buyNowAt', { amount })}
      </Button>
      {asking && (
        <ConfirmBinding
          lot={lot}
          amount={price}
          title={t('bidding.confirm.buyTitle')}
          text={t('bidding.confirm.buyText', { car: lot.car.label, amount })}
          yes={t('bidding.confirm.buyYes', { amount })}
          busy={busy}
          onYes={() => void buy()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
