import { addDays } from '../../model/values/days.ts'

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

/** Days before the end of a trial from which it is announced. */
const ANNOUNCED_DAYS = 3

/** The latest end of a trial that is announced on a day. */
export const announcedUntil = (today: string): string => addDays(today, ANNOUNCED_DAYS)

/** Facts that decide what is due. Days are those of the firm's time zone. */
export interface SubscriptionFacts {
  readonly status: 'trial' | 'active' | 'pastDue' | 'paused' | 'suspended' | 'ended'
  readonly renewalDate: string | null
  readonly retryDate: string | null
  /** It ends with its period. */
  readonly cancelled: boolean
  /** A plan is chosen for the next period. */
  readonly planned: boolean
  /** The firm knows that its trial ends. */
  readonly announced: boolean
  /** The invoice of the period is paid. */
  readonly paid: boolean
}

/** What is due; undefined: nothing. */
export type Step = 'renew' | 'end' | 'retry' | 'restore' | 'announce'

/** Whether a trial that nobody has extended or cancelled ends soon. */
const endsSoon = ({ status, cancelled, planned }: SubscriptionFacts, renewalDate: string, today: string): boolean =>
  status === 'trial' && !cancelled && !planned && renewalDate <= announcedUntil(today)

/** The step of a subscription that is due today (`PRODUCT.md P1, P4, P7`). */
export function dueStep(facts: SubscriptionFacts, today: string): Step | undefined {
  const { status, renewalDate, retryDate, cancelled, planned, announced, paid } = facts
  if (status === 'pastDue' || status === 'suspended') {
    if (paid) return 'restore'
    return status === 'pastDue' && retryDate !== null && retryDate <= today ? 'retry' : undefined
  }
  if (status === 'ended' || status === 'paused' || renewalDate === null) return undefined
  if (renewalDate > today) return !announced && endsSoon(facts, renewalDate, today) ? 'announce' : undefined
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

/** Cars above the limit of a plan, which are charged (`PRODUCT.md P3, P8`). */
export const extraCarsOf = ({ carLimit }: Pick<Limits, 'carLimit'>, cars: number): number => Math.max(0, cars - carLimit)

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

/** Percentages of a limit that a firm is notified of, the highest first (`PRODUCT.md P3`). */
const NOTICES = [100, 80] as const

/**
 * The percentage of a limit that counts as notified: a higher one is to be notified now. It falls only when less than all of them is used, so that a bid
 * that comes and goes is not notified again and again.
 */
export function noticeLevel(used: number, limit: number, notified: number): number {
  const reached = NOTICES.find((percent) => used > 0 && used * 100 >= limit * percent) ?? 0
  return reached === 0 ? 0 : Math.max(reached, notified)
}
