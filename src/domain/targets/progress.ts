import { daysBetween } from '../../model/values/days.ts'
import { roundHalfUp, stringifyDecimal } from '../../model/values/decimal.ts'
import { shareOf } from '../shareOf.ts'
import type { Days } from './targetPeriod.ts'

/** A target and the reached value, as integers of the smallest unit. */
export interface TargetFacts extends Days {
  readonly target: bigint
  readonly reached: bigint
  /** Decimal places of both: 2 for amounts, 0 for counts. */
  readonly scale: number
  /** The firm's current day (`PRODUCT.md S9`). */
  readonly today: string
}

export const TARGET_STATES = ['upcoming', 'reached', 'missed', 'onPace', 'behind'] as const

/** Decimal text in the places of the target, percentages with one place. */
export interface Progress {
  /** Days of the period. */
  readonly days: number
  /** Days of the period up to and including today. */
  readonly elapsed: number
  /** Reached in percent of the target; null for a target of zero. */
  readonly percent: string | null
  /** Value that a steady pace would have reached by the end of today: target × elapsed / days. */
  readonly pace: string
  /** Forecast for the end of the period at the current pace: reached × days / elapsed. Null before the period. */
  readonly forecast: string | null
  /** The forecast in percent of the target. */
  readonly forecastPercent: string | null
  /** Missing value; zero when the target is reached. */
  readonly remaining: string
  readonly state: (typeof TARGET_STATES)[number]
}

function stateOf({ target, reached, startDate, endDate, today }: TargetFacts, isOnPace: boolean): Progress['state'] {
  if (today < startDate) return 'upcoming'
  if (reached >= target) return 'reached'
  if (today > endDate) return 'missed'
  return isOnPace ? 'onPace' : 'behind'
}

/**
 * Progress of a target by the days of its period, all with the same weight. Today counts as a whole day, because its sales count too. Exact, rounded once, half
 * up.
 */
export function progressOf(facts: TargetFacts): Progress {
  const { target, reached, scale, startDate, endDate, today } = facts
  const days = daysBetween(startDate, endDate) + 1
  const elapsed = Math.max(0, Math.min(days, daysBetween(startDate, today) + 1))
  const text = (value: bigint): string => stringifyDecimal(value, scale)
  const forecast = elapsed === 0 ? null : roundHalfUp(reached * BigInt(days), BigInt(elapsed))
  return {
    days,
    elapsed,
    percent: shareOf(reached, target),
    pace: text(roundHalfUp(target * BigInt(elapsed), BigInt(days))),
    forecast: forecast === null ? null : text(forecast),
    forecastPercent: forecast === null ? null : shareOf(forecast, target),
    remaining: text(reached >= target ? 0n : target - reached),
    state: stateOf(facts, reached * BigInt(days) >= target * BigInt(elapsed)),
  }
}
