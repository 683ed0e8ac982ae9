import { addDays } from '../money/days.ts'

/** Days from a failed payment to the next attempt: 1, 3 and 7 days after the first failure (`PRODUCT.md P4`). */
const RETRY_GAPS = [1, 2, 4] as const

/** Day of the next attempt after `failures` failed ones; undefined: there is none, and the subscription is suspended. */
export function retryDay(failures: number, today: string): string | undefined {
  const gap = RETRY_GAPS[failures - 1]
  return gap === undefined ? undefined : addDays(today, gap)
}

/** Days of a trial (`PRODUCT.md P7`). */
const TRIAL_DAYS = 14

export const trialEnd = (today: string): string => addDays(today, TRIAL_DAYS)

/** Facts that decide what is due. Days are those of the firm's time zone. */
export interface SubscriptionFacts {
  readonly status: 'trial' | 'active' | 'pastDue' | 'paused' | 'suspended' | 'ended'
  readonly renewalDate: string | null
  readonly retryDate: string | null
  /** It ends with its period. */
  readonly cancelled: boolean
  /** A plan is chosen for the next period. */
  readonly planned: boolean
  /** The invoice of the period is paid. */
  readonly paid: boolean
}

/** What is due; undefined: nothing. */
export type Step = 'renew' | 'end' | 'retry' | 'restore'

/** The step of a subscription that is due today (`PRODUCT.md P1, P4, P7`). */
export function dueStep({ status, renewalDate, retryDate, cancelled, planned, paid }: SubscriptionFacts, today: string): Step | undefined {
  if (status === 'pastDue' || status === 'suspended') {
    if (paid) return 'restore'
    return status === 'pastDue' && retryDate !== null && retryDate <= today ? 'retry' : undefined
  }
  if (status === 'ended' || status === 'paused' || renewalDate === null || renewalDate > today) return undefined
  return cancelled || (status === 'trial' && !planned) ? 'end' : 'renew'
}

/** Numbers that count against the limits of a plan. */
export interface Usage {
  readonly cars: number
  readonly bids: number
  /** Cars that the firm has won and that are not delivered yet. */
  readonly wins: number
}

/** What counts against the limit of the pipeline (`PRODUCT.md P3`). */
export const pipelineOf = ({ bids, wins }: Pick<Usage, 'bids' | 'wins'>): number => bids + wins

export interface Limits {
  readonly carLimit: number
  readonly pipelineCarLimit: number
}

export interface Obstacle {
  readonly what: 'cars' | 'bids'
  readonly used: number
  readonly allowed: number
}

/** Limits of a smaller plan that the usage exceeds (`PRODUCT.md P2`). */
export function obstaclesTo({ carLimit, pipelineCarLimit }: Limits, usage: Usage): readonly Obstacle[] {
  const all: readonly Obstacle[] = [
    { what: 'cars', used: usage.cars, allowed: carLimit },
    { what: 'bids', used: pipelineOf(usage), allowed: pipelineCarLimit },
  ]
  return all.filter(({ used, allowed }) => used > allowed)
}
