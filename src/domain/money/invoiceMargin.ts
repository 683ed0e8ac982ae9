import { exactDecimal, roundHalfUp, stringifyDecimal } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from './hundredths.ts'

/** Delivered quantity of an order's line in main units, and its cost; both negative for returned goods. */
export interface DeliveredQuantity {
  readonly quantity: bigint
  readonly cost: bigint
}

/** A line of an invoice: amounts in the invoice's currency, its quantity in main units. */
export interface EarningLine {
  readonly total: string
  readonly vatAmount: string
  readonly quantity: bigint
  /** Undefined if the material's stock is not tracked; null if the cost is unknown. */
  readonly left: DeliveredQuantity | undefined | null
}

export interface Margin {
  readonly net: string
  readonly cost: string
  readonly margin: string
  readonly percent: string | null
  readonly complete: boolean
}

const costOf = ({ quantity, left }: EarningLine): bigint =>
  left && left.quantity !== 0n ? roundHalfUp(left.cost * quantity, left.quantity) : 0n

/** Whether the cost is known: its stock is not tracked, or some of it was delivered. */
const isKnown = ({ left }: EarningLine): boolean => left === undefined || (left !== null && left.quantity !== 0n)

/**
 * Margin of a document in the firm's currency: its lines net of VAT at the document's rate, less their share of the delivered goods' cost. A credit
 * note has the opposite margin.
 */
export function invoiceMargin(lines: readonly EarningLine[], rate: string, isCredit: boolean): Margin {
  const sign = isCredit ? -1n : 1n
  const { scaled, places } = exactDecimal(rate)
  const net = sign * lines.reduce((sum, { total, vatAmount }) => sum + hundredths(total) - hundredths(vatAmount), 0n)
  const own = roundHalfUp(net * scaled, 10n ** BigInt(places))
  const cost = sign * lines.reduce((sum, line) => sum + costOf(line), 0n)
  const margin = own - cost
  return {
    net: moneyText(own),
    cost: moneyText(cost),
    margin: moneyText(margin),
    percent: own === 0n ? null : stringifyDecimal(roundHalfUp(margin * 1000n, own), 1),
    complete: lines.every(isKnown),
  }
}
