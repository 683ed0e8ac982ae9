import type { DraftMap } from '../../model/entityMap.ts'
import { exactDecimal, roundHalfUp } from '../../model/values/decimal.ts'
import { hundredths, moneyText } from '../money/hundredths.ts'
import type { OrderLine } from '../orderLine.ts'
import { orderTotals } from '../orderTotals.ts'
import { lower, parseQuantity, quantityText } from '../quantities.ts'
import { type ReturningLine, returnableOf } from './returns.ts'

/** A line of a return, as it is proposed. */
export type ReturnLine = NonNullable<DraftMap['salesOrders']['lines']>[number]

/** A share of an amount, rounded half up. */
const shareOf = (amount: string, part: bigint, whole: bigint): string => {
  const { scaled, places } = exactDecimal(amount)
  return moneyText(roundHalfUp(scaled * 100n * part, whole * 10n ** BigInt(places)))
}

interface Taken {
  readonly line: OrderLine
  /** Of the ordered quantity and of what came free, in scaled units. */
  readonly quantity: bigint
  readonly bonus: bigint
  readonly ordered: bigint
}

const isGoods = ({ lineType }: OrderLine): boolean => lineType === 'material'

/** What of a line comes back: what is asked for, else all that can; free goods come back last. */
function takenOf(line: OrderLine, asked: ReadonlyMap<string, string> | undefined, others: readonly ReturningLine[]): Taken {
  const possible = parseQuantity(returnableOf(line, others))
  const wanted = asked ? parseQuantity(asked.get(line.id ?? '')) : possible
  const ordered = parseQuantity(line.quantity)
  const quantity = lower(wanted, ordered)
  return { line, quantity, bonus: wanted - quantity, ordered }
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

/** The discount of goods in proportion, where it is an amount. */
function goodsLine({ line, quantity, bonus, ordered }: Taken): ReturnLine {
  const { discountAmount = null } = line
  const isShare = !hasRate(line) && discountAmount !== null && ordered > 0n
  return {
    ...copied(line),
    quantity: quantityText(quantity),
    bonus: bonus > 0n ? quantityText(bonus) : null,
    ...(isShare && { discountAmount: shareOf(discountAmount, quantity, ordered) }),
    returnedLine: line.id ?? null,
  }
}

/** Sum of the lines' amounts, and of their returned part: what a discount over them is shared by. */
interface Base {
  readonly whole: bigint
  readonly part: bigint
}

const SHARE = 10n ** 12n

const baseOf = (takens: readonly (Taken & { readonly total: string })[]): Base => ({
  whole: takens.reduce((sum, { total }) => sum + hundredths(total) * SHARE, 0n),
  part: takens.reduce((sum, { total, quantity, ordered }) => {
    return ordered > 0n ? sum + (hundredths(total) * SHARE * quantity) / ordered : sum
  }, 0n),
})

/** A discount or surcharge line of what comes back: a rate stays, an amount is shared. */
function spreadLine(line: OrderLine, spread: string, { whole, part }: Base): ReturnLine {
  const { parentLine = null, notes = null } = line
  const head = { ...copied(line), parentLine, notes }
  if (hasRate(line)) return { ...head, quantity: null, price: null }
  return { ...head, quantity: null, price: null, discountAmount: whole === 0n ? spread : shareOf(spread, part, whole) }
}

interface Slip {
  readonly lines: readonly OrderLine[]
}

/**
 * Lines of a return of what was delivered (`PRODUCT.md E15`), all of it or, by line, the quantities asked for: with their prices, discounts and
 * rates; discounts and surcharges over the slip in proportion to what comes back. Empty where nothing can be returned.
 */
export function returnLines(slip: Slip, others: readonly ReturningLine[], asked?: ReadonlyMap<string, string>): readonly ReturnLine[] {
  const lines = slip.lines.toSorted((one, other) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const totals = orderTotals(lines).lines
  const all = lines.map((line, index) => ({ ...takenOf(line, asked, others), total: totals[index]?.total ?? '0' }))
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
