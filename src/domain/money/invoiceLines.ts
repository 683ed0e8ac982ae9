import { parseDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import type { OrderLine } from '../orderLine.ts'
import { orderTotals, type VatRounding } from '../orderTotals.ts'
import { notNegative, parseQuantity, QUANTITY_SCALE, quantityText, smallerOf } from '../quantities.ts'
import { hundredths, moneyText, sumOf } from './hundredths.ts'

/** Base amounts of a line; all others are sums of them. */
const AMOUNTS = ['gross', 'promotion', 'discount', 'surcharge', 'vatAmount'] as const
type Amount = (typeof AMOUNTS)[number]
type Amounts = Readonly<Record<Amount, bigint>>

/** Part of an order's line that earlier documents have billed. */
export interface BilledLine extends Readonly<Record<Amount, string>> {
  /** Id of the order's line. */
  readonly orderLine: string
  readonly quantity: string
}

/** A line of an invoice: its part of the order's line. */
export interface InvoiceLine extends BilledLine {
  readonly total: string
}

/** The parts of an order that are invoiced. In a return, `deliveredQuantity` is the returned quantity. */
export interface InvoicedOrder {
  readonly lines: readonly (OrderLine & { readonly id: string })[]
  readonly vatRounding?: VatRounding | null
}

/** The whole order, or its delivered part. */
export type InvoicedPart = 'whole' | 'delivered'

const NOTHING: Amounts = { gross: 0n, promotion: 0n, discount: 0n, surcharge: 0n, vatAmount: 0n }

const amountsOf = (value: (name: Amount) => bigint): Amounts => ({
  gross: value('gross'),
  promotion: value('promotion'),
  discount: value('discount'),
  surcharge: value('surcharge'),
  vatAmount: value('vatAmount'),
})

/** Amounts of each whole line; those of goods sum to the order's totals. */
function wholeAmounts({ lines, vatRounding }: InvoicedOrder): ReadonlyMap<string, Amounts> {
  const sorted = lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const totals = orderTotals(sorted, vatRounding ?? undefined).lines
  return new Map(
    sorted.flatMap((line, index) => {
      const amounts = totals[index]
      if (!amounts) return []
      const [value, bonus] = [lineValue(line.quantity, line.price), lineValue(line.bonus, line.price)]
      const gross = value + bonus
      const promotion = line.promotion === true ? gross : bonus
      const discount = hundredths(amounts.discountAmount) + hundredths(amounts.spreadDiscount)
      return [
        [line.id, { gross, promotion, discount, surcharge: hundredths(amounts.spreadSurcharge), vatAmount: hundredths(amounts.vatAmount) }],
      ] as const
    }),
  )
}

const PRICE_SCALE = 2

/** Quantity × price in hundredths, half up (`PRODUCT.md E2`). */
const lineValue = (quantity: string | null | undefined, price: string | null | undefined): bigint =>
  roundHalfUp(parseQuantity(quantity) * parseDecimal(price ?? '0', PRICE_SCALE), 10n ** BigInt(QUANTITY_SCALE))

const billedOf = (billed: readonly BilledLine[], id: string) => {
  const rows = billed.filter(({ orderLine }) => orderLine === id)
  return {
    quantity: sumOf(rows, ({ quantity }) => parseQuantity(quantity)),
    amounts: amountsOf((name) => sumOf(rows, (row) => hundredths(row[name]))),
  }
}

/** Total of a line including VAT. */
const totalOf = ({ gross, promotion, discount, surcharge, vatAmount }: Amounts): bigint =>
  gross - promotion - discount + surcharge + vatAmount

const asLine = (orderLine: string, quantity: bigint, amounts: Amounts): InvoiceLine => ({
  orderLine,
  quantity: quantityText(quantity),
  gross: moneyText(amounts.gross),
  promotion: moneyText(amounts.promotion),
  discount: moneyText(amounts.discount),
  surcharge: moneyText(amounts.surcharge),
  vatAmount: moneyText(amounts.vatAmount),
  total: moneyText(totalOf(amounts)),
})

/**
 * Lines of the next invoice of an order (`PRODUCT.md E18`): for each line the ordered (or delivered) quantity that is not yet billed. Every
 * amount is the share of the whole up to this quantity, less the amount billed before, so that all invoices of an order sum exactly to it.
 * `billed`: amounts of earlier invoices; those of credit notes are negative.
 */
export function invoiceLines(order: InvoicedOrder, billed: readonly BilledLine[], part: InvoicedPart): readonly InvoiceLine[] {
  const whole = wholeAmounts(order)
  return order.lines.flatMap((line) => {
    const ordered = line.lineType === 'material' ? parseQuantity(line.quantity) + parseQuantity(line.bonus) : 0n
    const before = billedOf(billed, line.id)
    const until = part === 'whole' ? ordered : smallerOf(parseQuantity(line.deliveredQuantity), ordered)
    if (until <= before.quantity) return []
    const all = whole.get(line.id) ?? NOTHING
    const amounts = amountsOf((name) => notNegative(roundHalfUp(all[name] * until, ordered) - before.amounts[name]))
    return [asLine(line.id, until - before.quantity, amounts)]
  })
}

/** Invoicing state of an order, by its lines; `none` for an order without goods. */
export function invoicedState(order: InvoicedOrder, billed: readonly BilledLine[]): 'notInvoiced' | 'partiallyInvoiced' | 'invoiced' {
  const open = invoiceLines(order, billed, 'whole').length > 0
  const begun = order.lines.some(({ id }) => billedOf(billed, id).quantity > 0n)
  return begun ? (open ? 'partiallyInvoiced' : 'invoiced') : 'notInvoiced'
}

/** Part of an invoice's line for the next credit note, less earlier ones; computed like `invoiceLines`. */
export function creditedLine(line: InvoiceLine, credited: readonly BilledLine[], quantity: string): InvoiceLine {
  const before = billedOf(credited, line.orderLine)
  const [until, of] = [before.quantity + parseQuantity(quantity), parseQuantity(line.quantity)]
  const amounts = amountsOf((name) =>
    notNegative((of === 0n ? hundredths(line[name]) : roundHalfUp(hundredths(line[name]) * until, of)) - before.amounts[name]),
  )
  return asLine(line.orderLine, parseQuantity(quantity), amounts)
}

/** The goods of a returned line, as they were invoiced and as returns have credited them before. */
export interface ReturnedGoods {
  readonly orderLine: string
  readonly invoiced: readonly BilledLine[]
  readonly credited: readonly BilledLine[]
}

/** Maximum difference in hundredths that roundings make between a part's own amount and its share of the whole. */
const ROUNDING = 5n

/**
 * A line of a return's credit note with its share of the invoiced amounts, so that the credit notes of all returns of a line sum to its invoices, computed
 * like `invoiceLines`. Unchanged if the goods come back at other amounts than they were invoiced at, or in larger quantity.
 */
export function asInvoiced(line: InvoiceLine, { orderLine, invoiced, credited }: ReturnedGoods): InvoiceLine {
  const [whole, before] = [billedOf(invoiced, orderLine), billedOf(credited, orderLine)]
  const quantity = parseQuantity(line.quantity)
  const until = before.quantity + quantity
  if (until > whole.quantity) return line
  const share = amountsOf((name) => notNegative(roundHalfUp(whole.amounts[name] * until, whole.quantity) - before.amounts[name]))
  const isRounding = (difference: bigint) => difference <= ROUNDING && -difference <= ROUNDING
  const isSame = AMOUNTS.every((name) => name === 'vatAmount' || isRounding(share[name] - hundredths(line[name])))
  return isSame ? asLine(line.orderLine, quantity, share) : line
}

/** Quantity of an invoice's line that is not credited yet. Decimal text. */
export const creditable = (line: InvoiceLine, credited: readonly BilledLine[]): string =>
  quantityText(notNegative(parseQuantity(line.quantity) - billedOf(credited, line.orderLine).quantity))

/** VAT of lines by rate, the lowest first; lines without a rate have none. */
export function vatByRate(lines: readonly (InvoiceLine & { readonly vatPercentage?: string | null })[]) {
  const bearing = lines.filter((line) => baseOf(line) !== 0n || hundredths(line.vatAmount) !== 0n)
  const rates = Map.groupBy(bearing, ({ vatPercentage }) => vatPercentage ?? '0.00')
  return [...rates]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([rate, of]) => ({
      rate,
      base: moneyText(sumOf(of, baseOf)),
      amount: moneyText(sumOf(of, ({ vatAmount }) => hundredths(vatAmount))),
    }))
}

const baseOf = (line: InvoiceLine): bigint =>
  hundredths(line.gross) - hundredths(line.promotion) - hundredths(line.discount) + hundredths(line.surcharge)

/** Sums of a document, with the field names of orders. */
export const invoiceSums = (lines: readonly InvoiceLine[]) => {
  const sum = (name: Amount | 'total') => moneyText(sumOf(lines, (line) => hundredths(line[name])))
  return {
    grossTotal: sum('gross'),
    totalDiscounts: sum('discount'),
    totalPromotions: sum('promotion'),
    totalSurcharges: sum('surcharge'),
    totalVat: sum('vatAmount'),
    netTotal: sum('total'),
  }
}
