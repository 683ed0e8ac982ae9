import { useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { ConfirmBid } from './ConfirmBid.tsx'
import { QuickBid } from './QuickBid.tsx'
import type { useBid } from './useBid.ts'
import { useConfirmsBids } from './useConfirmsBids.ts'
import { useNotifyOutcome } from './useOutcome.ts'

interface Props extends Pick<Parameters<typeof QuickBid>[0], 'look' | 'short' | 'amount'> {
  readonly lot: Lot
  readonly bidding: Pick<ReturnType<typeof useBid>, 'busy' | 'bid'>
}

/** A button that bids one amount. It asks for confirmation unless the user turned that off (`PRODUCT.md A16`). */
export const BidNow = ({ lot, bidding: { busy, bid }, ...button }: Props) => {
  const notifyOutcome = useNotifyOutcome(lot)
  const confirms = useConfirmsBids()
  const [asking, setAsking] = useState<string>()
  const place = async (amount: string) => {
    const outcome = await bid(amount)
    setAsking(undefined)
    notifyOutcome(outcome)
  }
  return (
    <>
      <QuickBid {...button} lot={lot} busy={busy} onBid={(amount) => (confirms ? setAsking(amount) : void place(amount))} />
      {asking !== undefined && (
        <ConfirmBid lot={lot} amount={asking} busy={busy} onYes={() => void place(asking)} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}
