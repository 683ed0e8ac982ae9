import type { DraftMap } from '../../model/entityMap.ts'
import { exactDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText, sumOf } from '../money/hundredths.ts'
import type { OrderLine } from '../orderLine.ts'
import { orderTotals } from '../orderTotals.ts'
import { parseQuantity, quantityText, smallerOf } from '../quantities.ts'
import { type ReturningLine, returnableOf } from './returns.ts'

/** A proposed line of a return. */
export type ReturnLine = NonNullable<DraftMap['salesOrders']['lines']>[number]

/** A part of a whole, and the part that other returns have taken before. */
interface Part {
  readonly part: bigint
  readonly before: bigint
  readonly whole: bigint
}

/** A share of an amount: the rounded sum of this and all earlier shares, less the earlier ones, so that all shares sum to the amount. */
const shareOf = (amount: string, { part, before, whole }: Part): string => {
  const { scaled, places } = exactDecimal(amount)
  const upTo = (taken: bigint) => roundHalfUp(scaled * 100n * taken, whole * 10n ** BigInt(places))
  return moneyText(upTo(before + part) - upTo(before))
}

interface ReturnedPart {
  readonly line: OrderLine
  /** Returned part of the ordered quantity, and of the bonus, in scaled units. */
  readonly quantity: bigint
  readonly bonus: bigint
  /** Part of the ordered quantity that other returns take. */
  readonly before: bigint
  readonly ordered: bigint
}

const isGoods = ({ lineType }: OrderLine): boolean => lineType === 'material'

/** Returned part of a line: the requested quantity, else all that is returnable; the bonus is returned last, after all that was paid. */
function returnedPartOf(
  line: OrderLine,
  requested: ReadonlyMap<string, string> | undefined,
  others: readonly ReturningLine[],
): ReturnedPart {
  const possible = parseQuantity(returnableOf(line, others))
  const returned = requested ? parseQuantity(requested.get(line.id ?? '')) : possible
  const ordered = parseQuantity(line.quantity)
  const own = others.filter(({ returnedLine }) => returnedLine === line.id)
  const before = smallerOf(
    sumOf(own, (other) => parseQuantity(other.quantity)),
    ordered,
  )
  const quantity = smallerOf(returned, ordered - before)
  return { line, quantity, bonus: returned - quantity, before, ordered }
}

const COPIED = [
  'lineNumber',
  'lineType',
  'material',
  'car',
  'unit',
  'price',
  'vatPercentage',
  'discountPercentage',
  'promotion',
  'auxCode',
] as const

const copied = (line: OrderLine): ReturnLine => Object.fromEntries(COPIED.map((name) => [name, line[name] ?? null]))

const hasRate = ({ discountPercentage }: OrderLine): boolean => (discountPercentage ?? null) !== null

/** A returned line of goods; a discount amount is reduced in proportion. */
function goodsLine({ line, quantity, bonus, before, ordered }: ReturnedPart): ReturnLine {
  const { discountAmount = null } = line
  const isShare = !hasRate(line) && discountAmount !== null && ordered > 0n
  return {
    ...copied(line),
    quantity: quantityText(quantity),
    bonus: bonus > 0n ? quantityText(bonus) : null,
    ...(isShare && { discountAmount: shareOf(discountAmount, { part: quantity, before, whole: ordered }) }),
    returnedLine: line.id ?? null,
  }
}

const SHARE = 10n ** 12n

type Valued = ReturnedPart & { readonly total: string }

/** Sum of the lines' amounts, and of their returned parts, to reduce discounts over them in proportion; without amounts all lines weigh the same. */
function baseOf(lines: readonly Valued[]): Part {
  const isFree = lines.every(({ total }) => hundredths(total) === 0n)
  const baseTo = (part: (taken: ReturnedPart) => bigint): bigint =>
    sumOf(
      lines.filter(({ ordered }) => ordered > 0n),
      (one) => ((isFree ? 1n : hundredths(one.total)) * SHARE * part(one)) / one.ordered,
    )
  const before = baseTo((taken) => taken.before)
  return { before, part: baseTo((taken) => taken.before + taken.quantity) - before, whole: baseTo((taken) => taken.ordered) }
}

/** A discount or surcharge line of a return: a rate stays, an amount is reduced in proportion. */
function spreadLine(line: OrderLine, spread: string, base: Part): ReturnLine {
  const { parentLine = null, notes = null } = line
  const head = { ...copied(line), parentLine, notes }
  if (hasRate(line)) return { ...head, quantity: null, price: null }
  return { ...head, quantity: null, price: null, discountAmount: shareOf(spread, base) }
}

interface Slip {
  readonly lines: readonly OrderLine[]
}

/**
 * Lines of a return of delivered goods (`PRODUCT.md E15`), of all or of the requested quantities by line, with their prices, discounts and VAT rates.
 * Amounts of discounts and surcharges are reduced in proportion; those of all returns of a slip sum to the slip's. Empty if nothing is returnable.
 */
export function returnLines(slip: Slip, others: readonly ReturningLine[], requested?: ReadonlyMap<string, string>): readonly ReturnLine[] {
  const lines = slip.lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const totals = orderTotals(lines).lines
  const all = lines.map((line, index) => ({ ...returnedPartOf(line, requested, others), total: totals[index]?.total ?? '0' }))
  const goods = all.filter(({ line }) => isGoods(line))
  const back = goods.filter(({ quantity, bonus }) => quantity > 0n || bonus > 0n)
  const shares = (parentLine: number | null) =>
    goods.filter(({ line }) => line.promotion !== true && (parentLine === null || line.lineNumber === parentLine))
  const bearing = (parentLine: number | null) =>
    back.some(({ line, quantity }) => quantity > 0n && line.promotion !== true && (parentLine === null || line.lineNumber === parentLine))
  return all.flatMap((one): readonly ReturnLine[] => {
    const { line, total } = one
    if (isGoods(line)) return back.includes(one) ? [goodsLine(one)] : []
    const parentLine = line.parentLine ?? null
    return bearing(parentLine) ? [spreadLine(line, total, baseOf(shares(parentLine)))] : []
  })
}
