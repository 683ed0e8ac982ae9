import { compareDecimal } from '../../model/values/decimal.ts'
import type { OrderLine } from '../orderLine.ts'
import { notNegative, parseQuantity, quantityText } from '../quantities.ts'

/** A line of a slip whose goods come back. */
export type ReturnedLine = Pick<OrderLine, 'id' | 'material' | 'car' | 'unit' | 'deliveredQuantity' | 'price' | 'discountPercentage'>

/** A line of a return; quantities are decimal text in the line's unit. */
export type ReturningLine = Pick<OrderLine, 'lineType' | 'material' | 'car' | 'unit' | 'quantity' | 'bonus' | 'returnedLine'> &
  Partial<Pick<OrderLine, 'price' | 'discountPercentage' | 'discountAmount'>>

const same = (one: string | null | undefined, other: string | null | undefined): boolean => (one ?? null) === (other ?? null)

const takenBy = ({ quantity, bonus }: ReturningLine): bigint => parseQuantity(quantity) + parseQuantity(bonus)

/** What returns take of a line. */
const takenOf = (id: string | null | undefined, returning: readonly ReturningLine[]): bigint =>
  returning.filter(({ returnedLine }) => same(returnedLine, id)).reduce((sum, line) => sum + takenBy(line), 0n)

/** What was delivered of a line and no return takes yet (`PRODUCT.md E15`), never below zero. Decimal text. */
export const returnableOf = (line: ReturnedLine, returning: readonly ReturningLine[]): string => {
  return quantityText(notNegative(parseQuantity(line.deliveredQuantity) - takenOf(line.id, returning)))
}

/** What returns hold of a line: no less of it stays delivered. Decimal text. */
export const returnedOf = (line: ReturnedLine, returning: readonly ReturningLine[]): string => quantityText(takenOf(line.id, returning))

const isSameGoods = (line: ReturningLine, sold: ReturnedLine): boolean =>
  same(line.material, sold.material) && same(line.car, sold.car) && (!line.unit || same(line.unit, sold.unit))

const isGoods = ({ lineType, material, car }: ReturningLine): boolean => (lineType ?? 'material') === 'material' && Boolean(material || car)

const isNone = (value: string | null | undefined): boolean => (value ?? '') === ''

/** What goods were sold at is what they come back at, unless the line says otherwise. */
const priceOf = (line: ReturningLine, { price, discountPercentage }: ReturnedLine) => {
  if (!isNone(line.price)) return {}
  return isNone(line.discountPercentage) && isNone(line.discountAmount) ? { price, discountPercentage } : { price }
}

/**
 * Lines of a return with the line that each returns, where it names none: the first of the same goods of which enough is left, else the first of
 * the same goods; its unit is that line's, and where it says none its price.
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

/** One thing wrong with a return; `notReturned`: the line is not one of the slip's, or of other goods. */
export interface ReturnMistake {
  readonly index: number
  readonly code: 'notReturned' | 'overReturned'
  /** The most that can still be returned. */
  readonly limit: string
}

/** Lines that return what was not delivered, or more than is left of it beside other returns (`PRODUCT.md E15`). */
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

/** Lines of which less would stay delivered than returns hold, with what they hold. */
export const brokenReturns = (
  sold: readonly ReturnedLine[],
  returning: readonly ReturningLine[],
): readonly { readonly index: number; readonly limit: string }[] =>
  sold.flatMap((line, index) => {
    const limit = returnedOf(line, returning)
    return compareDecimal(line.deliveredQuantity ?? '0', limit) < 0 ? [{ index, limit }] : []
  })
