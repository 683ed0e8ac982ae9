import { useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { TermsDialog } from '../terms/TermsDialog.tsx'
import { useTerms } from '../terms/useTerms.ts'
import { ConfirmBid } from './ConfirmBid.tsx'
import { QuickBid } from './QuickBid.tsx'
import type { useBid } from './useBid.ts'
import { useConfirmsBids } from './useConfirmsBids.ts'
import { useNotifyOutcome } from './useOutcome.ts'

interface Props extends Pick<Parameters<typeof QuickBid>[0], 'variant' | 'short' | 'amount'> {
  readonly lot: Lot
  readonly bidding: Pick<ReturnType<typeof useBid>, 'busy' | 'bid' | 'isOffline'>
}

/** A button that bids one amount. It asks for confirmation unless the user turned that off (`PRODUCT.md A16`), and shows terms that are not accepted yet. */
export const BidNow = ({ lot, bidding: { busy, bid, isOffline }, ...button }: Props) => {
  const notifyOutcome = useNotifyOutcome(lot)
  const confirms = useConfirmsBids()
  const [asking, setAsking] = useState<string>()
  const [reading, setReading] = useState(false)
  const terms = useTerms()
  const place = async (amount: string) => {
    const outcome = await bid(amount)
    setAsking(undefined)
    notifyOutcome(outcome)
  }
  const press = (amount: string) => {
    if (terms) setReading(true)
    else if (confirms && !isOffline()) setAsking(amount)
    else void place(amount)
  }
  return (
    <>
      <QuickBid {...button} lot={lot} busy={busy} onBid={press} />
      {reading && terms && <TermsDialog terms={terms} onClose={() => setReading(false)} />}
      {asking !== undefined && (
        <ConfirmBid lot={lot} amount={asking} busy={busy} onYes={() => void place(asking)} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}
