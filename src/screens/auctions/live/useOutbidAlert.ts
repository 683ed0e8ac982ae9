import { useNotify, useStore } from 'react-admin'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { formatMoney } from '../../../providers/i18n/format.ts'
import { playOutbid } from './sound.ts'

/** Whether alerts have a sound; off by default, stored on this device. */
export const useSound = () => useStore('auctions.sound', false)

/** Returns a listener for lots before and after a change. It alerts users who no longer lead: in the page, by sound, and by the browser if allowed. */
export const useOutbidAlert = (locale: string): ((before: Lot, after: Lot) => void) => {
  const t = useAreaTexts('bidding')
  const notify = useNotify()
  const [sound] = useSound()
  return (before, after) => {
    if (before.own.state !== 'leading' || after.own.state !== 'outbid') return
    const text = t('bidding.alerts.outbid', { car: after.car.label, amount: formatMoney(after.price, after.currency, locale) })
    notify(text, { type: 'warning', autoHideDuration: 8_000 })
    if (sound) playOutbid()
    if (document.hidden && typeof Notification !== 'undefined' && Notification.permission === 'granted')
      new Notification(text, { tag: after.id })
  }
}
