import { useNotify, useTranslate } from 'react-admin'
import type { Lot } from '../../../domain/auction/room.ts'
import { useAreaTexts } from '../../../providers/i18n/areaTexts.ts'
import { useMoney } from '../useMoney.ts'
import type { Outcome } from './useBid.ts'

const AMOUNTS: ReadonlySet<string> = new Set(['minimum', 'maximum', 'available', 'needed'])

/** Text of a bid's outcome. */
export const useOutcomeText = (lot: Lot): ((outcome: Exclude<Outcome, { kind: 'done' }>) => string) => {
  const t = useAreaTexts('bidding')
  const translate = useTranslate()
  const money = useMoney(lot.currency)
  return (outcome) => {
    if (outcome.kind === 'offline') return t('bidding.room.offline')
    if (outcome.kind === 'unsure') return t('bidding.room.unsure')
    const params = Object.fromEntries(
      Object.entries(outcome.params).map(([name, value]) => [name, AMOUNTS.has(name) ? money(String(value)) : value]),
    )
    if (outcome.code === 'bidTooLow') return t('bidding.room.tooLow', { amount: params.minimum })
    if (outcome.code === 'maximumLowered') return t('bidding.room.maximumTooLow', { amount: params.maximum })
    return translate(`errors.${outcome.code}`, { ...params, _: outcome.message })
  }
}

/** Notifies the user of a bid's outcome. */
export const useNotifyOutcome = (lot: Lot): ((outcome: Outcome | undefined) => void) => {
  const t = useAreaTexts('bidding')
  const text = useOutcomeText(lot)
  const notify = useNotify()
  return (outcome) => {
    if (outcome === undefined) return
    if (outcome.kind !== 'done') notify(text(outcome), { type: 'error' })
    else if (outcome.room.lot.own.state === 'won') notify(t('bidding.room.bought'), { type: 'success' })
    else if (outcome.room.lot.own.state === 'outbid') notify(t('bidding.room.placedOutbid'), { type: 'warning' })
    else notify(t(lot.own.state === 'leading' ? 'bidding.room.raised' : 'bidding.room.placed'), { type: 'success' })
  }
}
