import { daysBetween } from '../../../domain/money/days.ts'
import { today } from '../../parts/today.ts'
import type { Subscription } from '../records.ts'
import { usePlanTexts } from '../usePlanTexts.ts'

/** The state of a subscription as a sentence. `planned`: name of the next plan. */
export const usePlanState = () => {
  const { t, day } = usePlanTexts()
  const trial = ({ renewalDate }: Subscription, planned: string | undefined): string => {
    if (planned) return t('plans.own.trialPlanned', { date: day(renewalDate), name: planned })
    const left = renewalDate ? Math.max(0, daysBetween(today(), renewalDate)) : 0
    return t('plans.own.trialLeft', { smart_count: left, date: day(renewalDate) })
  }
  return (subscription: Subscription, planned: string | undefined): string => {
    const { status, renewalDate, retryDate, endDate, cancelled, unpaidInvoice, pausedSince } = subscription
    if (status === 'trial') return trial(subscription, planned)
    if (status === 'pastDue') return t('plans.own.pastDue', { date: day(retryDate) })
    if (status === 'paused') return t('plans.own.paused', { date: day(pausedSince) })
    if (status === 'suspended') return t(unpaidInvoice ? 'plans.own.suspended' : 'plans.own.suspendedByHouse')
    if (status === 'ended') return t('plans.own.ended', { date: day(endDate ?? renewalDate) })
    if (!renewalDate) return t('plans.own.noRenewal')
    return t(cancelled ? 'plans.own.cancelledOn' : 'plans.own.renews', { date: day(renewalDate) })
  }
}
