import '../../../ui/visuallyHidden.css'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMoney } from '../useMoney.ts'

/** Minimum milliseconds between announcements; in between only the latest state is kept. */
const PAUSE = 5_000

const useSentence = (): ((before: Lot, after: Lot) => string) => {
  const t = useAreaTexts('bidding')
  return (before, after) => {
    const over = before.status === 'live' && after.status !== 'live'
    const { state } = after.own
    const ongoing = state === 'leading' || state === 'outbid'
    return [
      after.price !== before.price && t('bidding.announce.price', { amount: after.price }),
      state !== before.own.state && ongoing && t(`bidding.announce.${state}`),
      after.extended && after.endsAt !== before.endsAt && t('bidding.announce.extended'),
      over && t('bidding.announce.over'),
      over && !ongoing && state !== 'none' && t(`bidding.lot.own.${state}`),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

/** Announces price and own standing to screen readers, at a limited rate. */
export const Announcer = ({ lot }: { readonly lot: Lot }) => {
  const money = useMoney(lot.currency)
  const sentence = useSentence()
  const [announcement, announce] = useState('')
  const last = useRef(lot)
  const at = useRef(0)
  const say = useEffectEvent(() => {
    const text = sentence(last.current, { ...lot, price: lot.price && money(lot.price) })
    last.current = { ...lot, price: lot.price && money(lot.price) }
    at.current = Date.now()
    if (text !== '') announce(text)
  })
  useEffect(() => {
    if (last.current === lot) return
    const timer = setTimeout(() => say(), Math.max(0, at.current + PAUSE - Date.now()))
    return () => clearTimeout(timer)
  }, [lot])
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {announcement}
    </div>
  )
}
