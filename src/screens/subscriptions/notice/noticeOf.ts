import { daysBetween } from '../../../model/values/days.ts'
import { plannedPlanOf } from '../plannedPlanOf.ts'
import type { Subscription } from '../records.ts'

/** Days before the end of a trial from which every page announces it. */
const ANNOUNCED = 3

export type NoticeKind = 'trial' | 'trialToday' | 'pastDue' | 'suspended' | 'paused' | 'suspendedByHouse' | 'ended'

type Facts = Pick<Subscription, 'status' | 'renewalDate' | 'plannedPlan' | 'cancelled' | 'unpaidInvoice'>

/** The notice about a firm's plan; undefined if there is none. */
export function noticeOf({ status, renewalDate, unpaidInvoice, ...facts }: Facts, day: string): NoticeKind | undefined {
  if (status === 'suspended') return unpaidInvoice ? 'suspended' : 'suspendedByHouse'
  if (status === 'pastDue' || status === 'paused' || status === 'ended') return status
  if (status !== 'trial' || !renewalDate || plannedPlanOf(facts)) return undefined
  const left = daysBetween(day, renewalDate)
  if (left > ANNOUNCED) return undefined
  return left <= 0 ? 'trialToday' : 'trial'
}
