import { exactDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText, sumOf } from '../money/hundredths.ts'

/** Amount that a customer owes in one currency; negative for advances. Decimal text. */
export interface Owed {
  readonly currency: string
  readonly amount: string
}

const atRate = (amount: bigint, rate: string): bigint => {
  const { scaled, places } = exactDecimal(rate)
  return roundHalfUp(amount * scaled, 10n ** BigInt(places))
}

/**
 * Total that a customer owes, converted to the firm's currency for comparison with the credit limit only (`PRODUCT.md S9`). Advances without a known
 * rate are ignored. Undefined if an owed amount has no known rate.
 * @param rates to the firm's currency, decimal text
 */
export function creditExposure(owed: readonly Owed[], rates: ReadonlyMap<string, string>): string | undefined {
  const unknown = owed.filter(({ currency }) => !rates.has(currency))
  if (unknown.some(({ amount }) => hundredths(amount) > 0n)) return undefined
  return moneyText(sumOf(owed, ({ currency, amount }) => atRate(hundredths(amount), rates.get(currency) ?? '0')))
}
