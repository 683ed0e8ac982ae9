import { exactDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText, sumOf } from '../money/hundredths.ts'

/** What a customer owes in one currency; below zero what was paid ahead. Decimal text. */
export interface Owed {
  readonly currency: string
  readonly amount: string
}

const atRate = (amount: bigint, rate: string): bigint => {
  const { scaled, places } = exactDecimal(rate)
  return roundHalfUp(amount * scaled, 10n ** BigInt(places))
}

/**
 * What a customer owes in all currencies, in the firm's own at the rates that are known: to be compared with a limit, not to be owed
 * (`PRODUCT.md S9`). What was paid ahead without a known rate lessens nothing. Undefined where something is owed whose rate is not known.
 * @param rates to the firm's currency, decimal text
 */
export function creditExposure(owed: readonly Owed[], rates: ReadonlyMap<string, string>): string | undefined {
  const unknown = owed.filter(({ currency }) => !rates.has(currency))
  if (unknown.some(({ amount }) => hundredths(amount) > 0n)) return undefined
  return moneyText(sumOf(owed, ({ currency, amount }) => atRate(hundredths(amount), rates.get(currency) ?? '0')))
}
