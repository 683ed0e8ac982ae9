import { useEffect, useState } from 'react'
import { useLocaleState } from 'react-admin'
import { useAreaTexts } from '../../providers/i18n/areaTexts.ts'
import { useServerClock } from '../../providers/realtime/realtimeContext.ts'
import { countdownText } from '../auctions/live/countdown.ts'
import type { CarAuction } from './useCarAuctions.ts'

const TICK_MS = 1000

const useNow = (): number => {
  const { now } = useServerClock()
  const [shown, setShown] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), TICK_MS)
    return () => clearInterval(timer)
  }, [now])
  return shown
}

/** How long until an auction starts or ends, by the server's clock. */
export const AuctionTime = ({ auction: { status, startsAt, endsAt } }: { readonly auction: CarAuction }) => {
  const t = useAreaTexts('inventory')
  const [locale] = useLocaleState()
  const now = useNow()
  if (status === 'upcoming') return <>{t('inventory.list.startsIn', { time: countdownText(Date.parse(startsAt) - now, locale) })}</>
  if (status === 'live' && Date.parse(endsAt) > now)
    return <>{t('inventory.list.endsIn', { time: countdownText(Date.parse(endsAt) - now, locale) })}</>
  return <>{t('inventory.list.ended')}</>
}
