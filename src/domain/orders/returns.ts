import { compareDecimal } from '../../model/values/decimal.ts'
import type { OrderLine } from '../orderLine.ts'
import { notNegative, parseQuantity, quantityText } from '../quantities.ts'

/** A line of a slip whose goods are returned. */
export type ReturnedLine = Pick<OrderLine, 'id' | 'material' | 'car' | 'unit' | 'deliveredQuantity' | 'price' | 'discountPercentage'>

/** A line of a return; quantities are decimal text in the line's unit. */
export type ReturningLine = Pick<OrderLine, 'lineType' | 'material' | 'car' | 'unit' | 'quantity' | 'bonus' | 'returnedLine'> &
  Partial<Pick<OrderLine, 'price' | 'discountPercentage' | 'discountAmount'>>

const same = (one: string | null | undefined, other: string | null | undefined): boolean => (one ?? null) === (other ?? null)

const takenBy = ({ quantity, bonus }: ReturningLine): bigint => parseQuantity(quantity) + parseQuantity(bonus)

/** Quantity of a line in all returns. */
const takenOf = (id: string | null | undefined, returning: readonly ReturningLine[]): bigint =>
  returning.filter(({ returnedLine }) => same(returnedLine, id)).reduce((sum, line) => sum + takenBy(line), 0n)

/** Delivered quantity of a line that is in no return yet (`PRODUCT.md E15`); never negative. Decimal text. */
export const returnableOf = (line: ReturnedLine, returning: readonly ReturningLine[]): string => {
  return quantityText(notNegative(parseQuantity(line.deliveredQuantity) - takenOf(line.id, returning)))
}

/** Quantity of a line in returns: the delivered quantity can't fall below it. Decimal text. */
export const returnedOf = (line: ReturnedLine, returning: readonly ReturningLine[]): string => quantityText(takenOf(line.id, returning))

const isSameGoods = (line: ReturningLine, sold: ReturnedLine): boolean =>
  same(line.material, sold.material) && same(line.car, sold.car) && (!line.unit || same(line.unit, sold.unit))

const isGoods = ({ lineType, material, car }: ReturningLine): boolean => (lineType ?? 'material') === 'material' && Boolean(material || car)

const isNone = (value: string | null | undefined): boolean => (value ?? '') === ''

/** Goods are returned at their sale price, unless the line has another one. */
const priceOf = (line: ReturningLine, { price, discountPercentage }: ReturnedLine) => {
  if (!isNone(line.price)) return {}
  return isNone(line.discountPercentage) && isNone(line.discountAmount) ? { price, discountPercentage } : { price }
}

/**
 * Fills in the returned line of each line that lacks one: the first with the same goods and enough left, else the first with the same goods. The line
 * gets its unit, and its price if it has none.
 */
export function withReturnedLines<L extends ReturningLine>(
  lines: readonly L[],
  sold: readonly ReturnedLine[],
  others: readonly ReturningLine[],
): readonly L[] {
  const taken: ReturningLine[] = [...others, ...lines]
  return lines.map((line) => {
    if (!isGoods(line)) return line
    const fitting = sold.filter((one) => (line.returnedLine ? one.id === line.returnedLine : isSameGoods(line, one)))
    const found = fitting.find((one) => parseQuantity(returnableOf(one, taken)) >= takenBy(line)) ?? fitting[0]
    if (!found) return line
    const named = { ...line, returnedLine: found.id, unit: line.unit ?? found.unit, ...priceOf(line, found) }
    if (!line.returnedLine) taken.push(named)
    return named
  })
}

/** Mistake of a return; `notReturned`: the returned line is not in the slip, or has other goods. */
export interface ReturnMistake {
  readonly index: number
  readonly code: 'notReturned' | 'overReturned'
  /** Maximum returnable quantity. */
  readonly limit: string
}

/** Mistakes of lines that return undelivered goods, or more than other returns leave (`PRODUCT.md E15`). */
export function returnMistakes(
  lines: readonly ReturningLine[],
  sold: readonly ReturnedLine[],
  others: readonly ReturningLine[],
): readonly ReturnMistake[] {
  return lines.flatMap((line, index): ReturnMistake[] => {
    if (!line.returnedLine) return []
    const from = sold.find(({ id }) => id === line.returnedLine)
    if (!from || !isSameGoods(line, from)) return [{ index, code: 'notReturned', limit: '0' }]
    const before = lines.slice(0, index)
    const limit = returnableOf(from, [...others, ...before])
    return takenBy(line) > parseQuantity(limit) ? [{ index, code: 'overReturned', limit }] : []
  })
}

/** Lines whose delivered quantity would fall below that in returns, with the latter. */
export const belowReturned = (
  sold: readonly ReturnedLine[],
  returning: readonly ReturningLine[],
): readonly { readonly index: number; readonly limit: string }[] =>
  sold.flatMap((line, index) => {
    const limit = returnedOf(line, returning)
    return compareDecimal(line.deliveredQuantity ?? '0', limit) < 0 ? [{ index, limit }] : []
  })
