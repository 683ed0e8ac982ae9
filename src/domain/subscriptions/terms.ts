import { addDays, daysBetween } from '../../model/values/days.ts'
import { roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'
import { anchorOf, type Period } from './periods.ts'

/** What an Administrator has agreed with a firm. Days are inclusive. */
export interface Terms {
  readonly freeUntil: string | null
  readonly discountPercent: string | null
  readonly discountUntil: string | null
}

/** 100 % in hundredths of a percent. */
const WHOLE = 10_000n

const isUntil = (until: string | null, day: string): boolean => day <= (until ?? '')

/** Price of a plan for a charge that begins on a day, rounded half up. */
export function priceUnder({ freeUntil, discountPercent, discountUntil }: Terms, price: string, day: string): string {
  if (isUntil(freeUntil, day)) return '0.00'
  if (!isUntil(discountUntil, day)) return price
  return moneyText(roundHalfUp(hundredths(price) * (WHOLE - hundredths(discountPercent)), WHOLE))
}

/** The terms that still apply on a day. */
export const termsOn = ({ freeUntil, discountPercent, discountUntil }: Terms, day: string): Terms => ({
  freeUntil: isUntil(freeUntil, day) ? freeUntil : null,
  ...(isUntil(discountUntil, day) ? { discountPercent, discountUntil } : { discountPercent: null, discountUntil: null }),
})

interface PricedPeriod extends Partial<Pick<Terms, 'freeUntil' | 'discountPercent'>> {
  /** Price of the plan in the period. */
  readonly periodPrice?: string | null
}

/** The price that a larger plan exceeds: that of the period or, where agreed terms may have changed it, the plan's own (`PRODUCT.md P2`). */
export const comparedPrice = ({ periodPrice, freeUntil, discountPercent }: PricedPeriod, planPrice: string): string =>
  freeUntil || discountPercent ? planPrice : (periodPrice ?? planPrice)

/** A period, and the day of the month on which later ones begin. */
interface AnchoredPeriod extends Period {
  readonly anchorDay: number
}

/** The period after a pause: postponed by the length of the pause, so that no paid day is lost. A pause within one day changes nothing. */
export function resumedPeriod({ start, end, anchorDay }: AnchoredPeriod, pausedSince: string, today: string): AnchoredPeriod {
  const days = Math.max(0, daysBetween(pausedSince, today))
  const later = addDays(end, days)
  return { start: addDays(start, days), end: later, anchorDay: days === 0 ? anchorDay : anchorOf(later) }
}
