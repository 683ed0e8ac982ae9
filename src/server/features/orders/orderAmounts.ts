import { MAX_MONEY } from '../../../../schemas/parts/money.ts'
import { type OrderTotals, orderTotals, type PricedLine } from '../../../domain/orderTotals.ts'
import type { ErrorIn } from '../../../model/errors.ts'
import { withValues } from '../../../model/records/withValues.ts'
import { DecimalError } from '../../../model/values/decimal.ts'
import { type DraftLine, linesOf, type OrderDraft } from './orders.ts'

interface Computed {
  /** Positions of the lines in the order, sorted by line number. */
  readonly positions: readonly number[]
  readonly totals: OrderTotals
}

/** `tooLarge`: an amount is more than one document may move. */
type Outcome = Computed | 'tooLarge' | undefined

const MAX_DIGITS = MAX_MONEY.replaceAll(/\D/g, '').length

const isStorable = ({ lines, excessive: _excessive, ...sums }: OrderTotals): boolean =>
  [...Object.values(sums), ...lines.flatMap((line) => Object.values(line))].every(
    (amount) => String(amount).replaceAll(/\D/g, '').length <= MAX_DIGITS,
  )

function totalsOf(lines: readonly PricedLine[], rounding: OrderDraft['vatRounding']): OrderTotals | 'tooLarge' | undefined {
  try {
    const totals = orderTotals(lines, rounding ?? 'document')
    return isStorable(totals) ? totals : 'tooLarge'
  } catch (error) {
    if (error instanceof DecimalError) return error.code === 'digits' ? 'tooLarge' : undefined
    throw error
  }
}

/** Maximum number of discount and surcharge lines of an order; each is spread over all other lines. */
const MAX_SPREADING = 50

const spreadsTooMuch = (lines: readonly DraftLine[]): boolean =>
  lines.filter(({ lineType }) => lineType === 'discount' || lineType === 'surcharge').length > MAX_SPREADING

/** Amounts of an order; undefined if a value is not a number, which the schema reports, or if there are too many lines to spread. */
function compute(order: OrderDraft): Outcome {
  const lines = linesOf(order)
  if (spreadsTooMuch(lines)) return undefined
  const sorted = [...lines.entries()].toSorted(([, one], [, other]) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
  const totals = totalsOf(
    sorted.map(([, line]) => line),
    order.vatRounding,
  )
  return totals === undefined || totals === 'tooLarge' ? totals : { positions: sorted.map(([position]) => position), totals }
}

/** The amounts of a line; the discount amount is derived only from a rate. */
function lineAmounts(line: DraftLine, { discountAmount, vatAmount, total }: OrderTotals['lines'][number]): DraftLine {
  if (line.lineType !== 'material') return { vatAmount: null, total }
  const isRate = (line.discountPercentage ?? null) !== null
  return { ...(isRate && { discountAmount }), vatAmount, total, parentLine: null }
}

/** Lets `withValues` check the names of sums where the order's own type is not known. */
const NONE: OrderDraft = {}

/** The order with the amounts of its lines and its totals (`PRODUCT.md E2` to `E7`). */
export function withAmounts<O extends OrderDraft>(order: O): O {
  const computed = compute(order)
  if (!computed || computed === 'tooLarge') return order
  const { positions, totals } = computed
  const { lines: amounts, excessive: _excessive, ...sums } = totals
  const summed = withValues(NONE, sums)
  if (!order.lines) return { ...order, ...summed }
  const lines: DraftLine[] = [...order.lines]
  for (const [index, position] of positions.entries()) {
    const [line, amount] = [lines[position], amounts[index]]
    if (line && amount) lines[position] = { ...line, ...lineAmounts(line, amount) }
  }
  return { ...order, ...summed, lines }
}

/** Errors of parent lines: only a material line that shares discounts can be one (`PRODUCT.md E3`). */
function parentMistakes(lines: readonly DraftLine[]): ErrorIn<OrderDraft>[] {
  const bearing = lines.filter(({ lineType, promotion }) => lineType === 'material' && promotion !== true)
  const parents = new Set(bearing.map(({ lineNumber }) => lineNumber ?? 0))
  return lines.flatMap(({ lineType, parentLine = null }, index): ErrorIn<OrderDraft>[] => {
    if (lineType === 'material' || parentLine === null || parents.has(parentLine)) return []
    return [{ path: `lines.${index}.parentLine`, keyword: 'parentLine', params: {} }]
  })
}

/** Error at the line that is too large on its own, else at all lines. */
function sizeMistake(lines: readonly DraftLine[]): ErrorIn<OrderDraft> {
  const index = lines.findIndex((line) => totalsOf([line], 'document') === 'tooLarge')
  return { path: index < 0 ? 'lines' : `lines.${index}.price`, keyword: 'amountTooLarge', params: { limit: MAX_DIGITS } }
}

/** Errors of amounts: too many or too large discounts, invalid parent lines, and amounts that are too large to store. */
export function amountMistakes(order: OrderDraft): ErrorIn<OrderDraft>[] {
  const lines = linesOf(order)
  if (spreadsTooMuch(lines)) return [{ path: 'lines', keyword: 'spreadingLines', params: { limit: MAX_SPREADING } }]
  const computed = compute(order)
  if (!computed) return []
  if (computed === 'tooLarge') return [sizeMistake(lines)]
  const excessive = computed.totals.excessive.map(
    ({ index, limit }): ErrorIn<OrderDraft> => ({
      path: `lines.${computed.positions[index] ?? index}.discountAmount`,
      keyword: 'formatMaximum',
      params: { limit },
    }),
  )
  return [...excessive, ...parentMistakes(lines)]
}
