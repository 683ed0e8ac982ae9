import type { EntityMap } from '../model/entityMap.ts'
import { exactDecimal, roundHalfUp } from '../model/values/decimal.ts'
import { allocate } from './allocate.ts'
import { hundredths, MONEY_SCALE, moneyText } from './money/hundredths.ts'
import type { OrderLine } from './orderLine.ts'

/**
 * The fields of a line that determine its amounts, numbers as decimal text (`PRODUCT.md E1`); lines are sorted by number. In a discount or
 * surcharge line the amount is `discountPercentage` of the current sum of bases, else `discountAmount`, else quantity × price; `parentLine`
 * is the number of its material line; without it, the line applies to all of them.
 */
export type PricedLine = Pick<
  OrderLine,
  | 'lineType'
  | 'quantity'
  | 'bonus'
  | 'price'
  | 'vatPercentage'
  | 'discountPercentage'
  | 'discountAmount'
  | 'promotion'
  | 'lineNumber'
  | 'parentLine'
>

type Amounts<Record, Name extends keyof Record> = { readonly [K in Name]-?: string }

/** Totals of a line. `total` is before VAT and before allocated amounts; in a discount or surcharge line, the amount that it allocates. */
interface LineTotals extends Amounts<OrderLine, 'discountAmount' | 'vatAmount' | 'total'> {
  readonly spreadDiscount: string
  readonly spreadSurcharge: string
}

type Sums = Amounts<
  EntityMap['salesOrders'],
  'grossTotal' | 'totalDiscounts' | 'totalPromotions' | 'totalSurcharges' | 'totalVat' | 'netTotal'
>

export interface OrderTotals extends Sums {
  readonly lines: readonly LineTotals[]
  /** Lines with a discount that is too large, with the maximum. */
  readonly excessive: readonly { readonly index: number; readonly limit: string }[]
}

/** Rounding of VAT: once per rate with allocation to the lines, or on each line (`PRODUCT.md E6`). */
export type VatRounding = NonNullable<EntityMap['salesOrders']['vatRounding']>

/** Intermediate amounts of a line, in hundredths. */
interface Work {
  readonly line: PricedLine
  /** Whether it bears VAT and shares discounts and surcharges. */
  readonly shares: boolean
  readonly gross: bigint
  readonly promotion: bigint
  readonly discount: bigint
  /** VAT rate in percent, with two places. */
  readonly rate: string
  base: bigint
  spreadDiscount: bigint
  spreadSurcharge: bigint
  vat: bigint
  /** Amount that a discount or surcharge line allocates. */
  spreads: bigint
}

/** Product of decimals, rounded half up once to hundredths. */
function product(...factors: readonly string[]): bigint {
  const exact = factors.map(exactDecimal)
  const scaled = exact.reduce((result, factor) => result * factor.scaled, 10n ** BigInt(MONEY_SCALE))
  return roundHalfUp(scaled, 10n ** BigInt(exact.reduce((sum, { places }) => sum + places, 0)))
}

const amountOf = (quantity: string | null | undefined, price: string | null | undefined): bigint => product(quantity ?? '0', price ?? '0')

const percentOf = (base: bigint, percentage: string): bigint => product(moneyText(base), percentage, '0.01')

function begin(line: PricedLine): Work {
  const spreading = { rate: '0', spreadDiscount: 0n, spreadSurcharge: 0n, vat: 0n, spreads: 0n }
  if (line.lineType !== 'material') return { line, shares: false, gross: 0n, promotion: 0n, discount: 0n, base: 0n, ...spreading }
  const value = amountOf(line.quantity, line.price)
  const bonus = amountOf(line.bonus, line.price)
  if (line.promotion === true)
    return { line, shares: false, gross: value + bonus, promotion: value + bonus, discount: 0n, base: 0n, ...spreading }
  const given = line.discountPercentage
  const discount = given === null || given === undefined ? product(line.discountAmount ?? '0') : percentOf(value, given)
  const rate = moneyText(hundredths(line.vatPercentage))
  return { line, shares: true, gross: value + bonus, promotion: bonus, discount, base: value - discount, ...spreading, rate }
}

/** Amount of a discount or surcharge line, for lines whose bases sum to `sum`. */
function spreadingOf({ discountPercentage, discountAmount, quantity, price }: PricedLine, sum: bigint): bigint {
  if (discountPercentage !== null && discountPercentage !== undefined) return percentOf(sum, discountPercentage)
  if (discountAmount !== null && discountAmount !== undefined) return product(discountAmount)
  return amountOf(quantity ?? '1', price)
}

const sumOf = <T>(items: readonly T[], value: (item: T) => bigint): bigint => items.reduce((sum, item) => sum + value(item), 0n)

/** Lines that share a discount or surcharge line; with a parent line only that one (`PRODUCT.md E3`). */
const sharingIn = (all: readonly Work[], { parentLine }: PricedLine): readonly Work[] =>
  all.filter(({ shares, line }) => shares && (parentLine === null || parentLine === undefined || line.lineNumber === parentLine))

function spreadOver(all: readonly Work[], type: 'discount' | 'surcharge'): void {
  for (const work of all) {
    if (work.line.lineType !== type) continue
    const sharing = sharingIn(all, work.line)
    if (sharing.length === 0) continue
    const sum = sumOf(sharing, ({ base }) => base)
    const amount = spreadingOf(work.line, sum)
    work.spreads = type === 'discount' && amount > sum ? sum : amount
    const parts = allocate(
      work.spreads,
      sharing.map(({ base }) => base),
    )
    for (const [index, share] of sharing.entries()) {
      const part = parts[index] ?? 0n
      if (type === 'discount') share.spreadDiscount += part
      else share.spreadSurcharge += part
      share.base += type === 'discount' ? -part : part
    }
  }
}

function taxByDocument(sharing: readonly Work[]): void {
  const rates = Map.groupBy(sharing, ({ rate }) => rate)
  for (const [rate, works] of rates) {
    const total = percentOf(
      sumOf(works, ({ base }) => base),
      rate,
    )
    const parts = allocate(
      total,
      works.map(({ base }) => base),
    )
    for (const [index, work] of works.entries()) work.vat = parts[index] ?? 0n
  }
}

const totalsOf = (work: Work): LineTotals => ({
  discountAmount: moneyText(work.discount),
  spreadDiscount: moneyText(work.spreadDiscount),
  spreadSurcharge: moneyText(work.spreadSurcharge),
  vatAmount: moneyText(work.vat),
  total: moneyText(
    work.line.lineType === 'material' ? (work.shares ? work.gross - work.promotion - work.discount : work.gross) : work.spreads,
  ),
})

/** Caps a line's discount at its value. */
function limited(work: Work): Work {
  const value = work.gross - work.promotion
  return value >= 0n && work.discount > value ? { ...work, discount: value, base: 0n } : work
}

function excessiveOf(begun: readonly Work[], all: readonly Work[]): OrderTotals['excessive'] {
  return begun.flatMap((work, index) => {
    const final = all[index]
    if (final && work.discount > final.discount) return [{ index, limit: moneyText(final.discount) }]
    const { lineType, discountPercentage, discountAmount, quantity, price } = work.line
    if (lineType !== 'discount' || !final || (discountPercentage !== null && discountPercentage !== undefined)) return []
    const amount = spreadingOf({ lineType, discountAmount, quantity, price }, 0n)
    return amount > final.spreads ? [{ index, limit: moneyText(final.spreads) }] : []
  })
}

/**
 * Totals of a slip (`PRODUCT.md E2` to `E7`): line discounts, then discount lines in order, then surcharges, then VAT. Each amount is rounded
 * half up where it arises; allocated parts sum to their amount. Throws `DecimalError` for invalid decimals and VAT rates of more than two places.
 */
export function orderTotals(lines: readonly PricedLine[], rounding: VatRounding = 'document'): OrderTotals {
  const begun = lines.map(begin)
  const all = begun.map((work) => limited(work))
  spreadOver(all, 'discount')
  spreadOver(all, 'surcharge')
  const sharing = all.filter(({ shares }) => shares)
  if (rounding === 'document') taxByDocument(sharing)
  else for (const work of sharing) work.vat = percentOf(work.base, work.rate)
  const gross = sumOf(all, (work) => work.gross)
  const promotions = sumOf(all, ({ promotion }) => promotion)
  const discounts = sumOf(all, ({ discount, spreadDiscount }) => discount + spreadDiscount)
  const surcharges = sumOf(all, ({ spreadSurcharge }) => spreadSurcharge)
  const vat = sumOf(all, (work) => work.vat)
  return {
    lines: all.map(totalsOf),
    grossTotal: moneyText(gross),
    totalDiscounts: moneyText(discounts),
    totalPromotions: moneyText(promotions),
    totalSurcharges: moneyText(surcharges),
    totalVat: moneyText(vat),
    netTotal: moneyText(gross - discounts - promotions + surcharges + vat),
    excessive: excessiveOf(begun, all),
  }
}
