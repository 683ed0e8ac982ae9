import { hundredths } from '../../../domain/money/hundredths.ts'
import { orderTotals } from '../../../domain/orderTotals.ts'
import { parseQuantity } from '../../../domain/quantities.ts'
import { exactDecimal, roundHalfUp } from '../../../model/values/decimal.ts'
import type { DraftLine, Order } from './orders.ts'

/** Value of a line's goods up to a delivered quantity, in hundredths of the firm's currency. */
export type ValueUpTo = (line: DraftLine, delivered: string) => bigint

/**
 * Cost of a purchase's goods, net of VAT and discounts, including surcharges, at the order's rate (`PRODUCT.md E17, S9`). Parts of a line
 * are differences of cumulative shares, so that they sum to the whole. @param rate to the firm's currency, decimal text
 */
export function purchaseValue({ lines, vatRounding }: Order, rate: string): ValueUpTo {
  const sorted = lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const totals = orderTotals(sorted, vatRounding ?? 'document')
  const exact = exactDecimal(rate)
  const nets = new Map(
    sorted.map((line, index) => {
      const { total = '0', spreadDiscount = '0', spreadSurcharge = '0' } = totals.lines[index] ?? {}
      const [own, less, more] = [total, spreadDiscount, spreadSurcharge].map((amount) => hundredths(amount))
      return [line.id, line.promotion === true ? 0n : (own ?? 0n) - (less ?? 0n) + (more ?? 0n)] as const
    }),
  )
  return ({ id, quantity, bonus }, delivered) => {
    const ordered = parseQuantity(quantity) + parseQuantity(bonus)
    if (ordered === 0n) return 0n
    const net = nets.get(id ?? '') ?? 0n
    return roundHalfUp(net * exact.scaled * parseQuantity(delivered), ordered * 10n ** BigInt(exact.places))
  }
}
