import { laterDay } from '../../model/values/days.ts'
import { roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText, percentOf, sumOf } from '../money/hundredths.ts'
import type { VatRounding } from '../orderTotals.ts'
import { smallerOf } from '../quantities.ts'
import { daysLeft, lastDayOf, type Period } from './periods.ts'

/** Kinds of a charge's lines (`PRODUCT.md P6`). */
export const LINE_KINDS = ['plan', 'credit', 'addon', 'extraCars'] as const

export interface ChargeLine {
  readonly kind: (typeof LINE_KINDS)[number]
  /** Name of the plan or add-on. */
  readonly name: string
  readonly quantity: number
  /** Of one for a whole period, without VAT. */
  readonly price: string
  /** First and last charged day. */
  readonly from: string
  readonly until: string
  /** Charged days, of all days of the period. */
  readonly days: number
  readonly of: number
  /** Without VAT; that of a credit is negative. */
  readonly amount: string
}

interface Priced {
  readonly name: string
  readonly pricePerMonth: string
}

export interface PricedPlan extends Priced {
  readonly extraCarPrice: string
}

type Share = Pick<ChargeLine, 'kind' | 'name' | 'price'> & { readonly quantity?: number }

/** One line, from a day to the end of the period. The amount is rounded once, half up. Another time zone of the firm can set its day back before the period. */
function lineOf({ quantity = 1, ...share }: Share, period: Period, day: string): ChargeLine {
  const from = laterDay(day, period.start)
  const { days, of } = daysLeft(period, from)
  const whole = hundredths(share.price) * BigInt(quantity)
  const amount = roundHalfUp(whole * BigInt(days), BigInt(of))
  return { ...share, quantity, from, until: lastDayOf(period), days, of, amount: moneyText(share.kind === 'credit' ? -amount : amount) }
}

/** Lines of a whole period: the plan, its add-ons, and the cars above its limit (`PRODUCT.md P4, P6, P8`). */
export const periodLines = (
  { plan, addons, extraCars }: { readonly plan: PricedPlan; readonly addons: readonly Priced[]; readonly extraCars: number },
  period: Period,
): readonly ChargeLine[] => [
  lineOf({ kind: 'plan', name: plan.name, price: plan.pricePerMonth }, period, period.start),
  ...addons.map(({ name, pricePerMonth }) => lineOf({ kind: 'addon', name, price: pricePerMonth }, period, period.start)),
  ...(extraCars > 0
    ? [lineOf({ kind: 'extraCars', name: plan.name, price: plan.extraCarPrice, quantity: extraCars }, period, period.start)]
    : []),
]

/**
 * Lines of an upgrade: the rest of the period in the new plan, less the rest of what was paid for the old one (`PRODUCT.md P2`). If a discount makes the new
 * plan cheaper than what was paid, the upgrade costs nothing, and nothing is paid back or credited to the next period: the discount applies to charges after
 * it was given. What was paid stays the base of a further upgrade in the period.
 */
export function upgradeLines(paid: Priced, chosen: Priced, period: Period, today: string): readonly ChargeLine[] {
  const charge = lineOf({ kind: 'plan', name: chosen.name, price: chosen.pricePerMonth }, period, today)
  const credit = lineOf({ kind: 'credit', name: paid.name, price: paid.pricePerMonth }, period, today)
  const credited = smallerOf(-hundredths(credit.amount), hundredths(charge.amount))
  return [charge, { ...credit, amount: moneyText(-credited) }]
}

/** Line of an add-on that is booked for the rest of the period. */
export const addonLines = ({ name, pricePerMonth }: Priced, period: Period, today: string): readonly ChargeLine[] => [
  lineOf({ kind: 'addon', name, price: pricePerMonth }, period, today),
]

/** A charge with VAT. Amounts are decimal text. */
export interface Charge {
  readonly lines: readonly (ChargeLine & { readonly vat: string })[]
  readonly net: string
  readonly vatRate: string
  readonly vat: string
  readonly total: string
}

/** Adds VAT of one rate. It is rounded once for the sum, or on each line; the lines always sum to it. */
export function withVat(lines: readonly ChargeLine[], vatRate: string, rounding: VatRounding): Charge {
  let [net, vat] = [0n, 0n]
  const taxed = lines.map((line) => {
    const amount = hundredths(line.amount)
    const own = rounding === 'line' ? percentOf(amount, vatRate) : percentOf(net + amount, vatRate) - vat
    net += amount
    vat += own
    return { ...line, vat: moneyText(own) }
  })
  const sum = sumOf(taxed, (line) => hundredths(line.amount))
  return { lines: taxed, net: moneyText(sum), vatRate, vat: moneyText(vat), total: moneyText(sum + vat) }
}
