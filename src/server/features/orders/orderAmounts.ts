import { type OrderLine, type OrderTotals, orderTotals, type VatRounding } from '../../../domain/orderTotals.ts'
import type { FieldError } from '../../../model/errors.ts'
import { DecimalError, isDecimalText, MAX_DIGITS } from '../../../model/values/decimal.ts'
import { fieldValue, isValues, type Values } from '../../records/values.ts'

interface Computed {
  /** Positions of the lines among the order's, in the order of their numbers. */
  readonly positions: readonly number[]
  readonly totals: OrderTotals
}

const roundingOf = (order: Values): VatRounding => (order.vatRounding === 'line' ? 'line' : 'document')

const number = (row: unknown) => (isValues(row) && typeof row.lineNumber === 'number' ? row.lineNumber : 0)

/** `tooLarge`: an amount has more digits than there is room for. */
type Outcome = Computed | 'tooLarge' | undefined

const isStorable = ({ lines, excessive: _told, ...sums }: OrderTotals): boolean =>
  [...Object.values(sums), ...lines.flatMap((line) => Object.values(line))].every((amount) => isDecimalText(String(amount)))

function totalsOf(lines: readonly OrderLine[], rounding: VatRounding): OrderTotals | 'tooLarge' | undefined {
  try {
    const totals = orderTotals(lines, rounding)
    return isStorable(totals) ? totals : 'tooLarge'
  } catch (error) {
    if (error instanceof DecimalError) return error.code === 'digits' ? 'tooLarge' : undefined
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const asLine = (row: Values): OrderLine => row as unknown as OrderLine

/** Discount and surcharge lines of one order: each is spread over all the others, one after the other. */
const MOST_SPREADING = 50

const spreadsTooMuch = (rows: readonly unknown[]): boolean =>
  rows.filter((row) => isValues(row) && (row.lineType === 'discount' || row.lineType === 'surcharge')).length > MOST_SPREADING

/** Undefined where some number is none, which is the schema's to tell, and where too much would have to be spread. */
function compute(order: Values): Outcome {
  const rows = fieldValue(order, 'lines')
  if (Array.isArray(rows) && spreadsTooMuch(rows)) return undefined
  if (!Array.isArray(rows) || !rows.every(isValues)) return rows === null ? { positions: [], totals: orderTotals([]) } : undefined
  const positions = rows.map((_, index) => index).toSorted((a, b) => number(rows[a]) - number(rows[b]))
  const lines = positions.map((position) => asLine(rows[position] ?? {}))
  const totals = totalsOf(lines, roundingOf(order))
  return totals === undefined || totals === 'tooLarge' ? totals : { positions, totals }
}

/** The order with the amounts of its lines and its totals (`PRODUCT.md E2` to `E7`). */
export function withAmounts(order: Values): Values {
  const computed = compute(order)
  if (!computed || computed === 'tooLarge') return order
  const { positions, totals } = computed
  const { lines: amounts, excessive: _told, ...sums } = totals
  const rows = fieldValue(order, 'lines')
  if (!Array.isArray(rows)) return { ...order, ...sums }
  const lines = [...rows]
  for (const [index, position] of positions.entries()) {
    const row: unknown = rows[position]
    const line = amounts[index]
    if (!isValues(row) || !line) continue
    const isRate = row.lineType === 'material' && fieldValue(row, 'discountPercentage') !== null
    lines[position] = {
      ...row,
      ...(isRate ? { discountAmount: line.discountAmount } : {}),
      vatAmount: row.lineType === 'material' ? line.vatAmount : null,
      total: line.total,
      ...(row.lineType === 'material' ? { parentLine: null } : {}),
    }
  }
  return { ...order, ...sums, lines }
}

/** Parent lines that are none: only a material line that bears discounts can be one (`PRODUCT.md E3`). */
function parentMistakes(order: Values): FieldError[] {
  const lines = fieldValue(order, 'lines')
  const rows = Array.isArray(lines) ? lines.filter(isValues) : []
  const parents = new Set(rows.filter(({ lineType, promotion }) => lineType === 'material' && promotion !== true).map(number))
  return rows.flatMap((row, index): FieldError[] => {
    const parent = fieldValue(row, 'parentLine')
    if (row.lineType === 'material' || parent === null || parents.has(Number(parent))) return []
    return [{ path: `lines.${index}.parentLine`, keyword: 'parentLine', params: {} }]
  })
}

/** Told at the line that alone is too large, else at the lines together. */
function sizeMistake(order: Values): FieldError {
  const lines = fieldValue(order, 'lines')
  const rows = Array.isArray(lines) ? lines.filter(isValues) : []
  const index = rows.findIndex((row) => totalsOf([asLine(row)], 'document') === 'tooLarge')
  return { path: index < 0 ? 'lines' : `lines.${index}.price`, keyword: 'amountTooLarge', params: { limit: MAX_DIGITS } }
}

/** Discounts that are more than what they are taken from or too many of them, parent lines that are none, and amounts beyond what can be stored. */
export function amountMistakes(order: Values): FieldError[] {
  const lines = fieldValue(order, 'lines')
  if (Array.isArray(lines) && spreadsTooMuch(lines))
    return [{ path: 'lines', keyword: 'spreadingLines', params: { limit: MOST_SPREADING } }]
  const computed = compute(order)
  if (!computed) return []
  if (computed === 'tooLarge') return [sizeMistake(order)]
  const excessive = computed.totals.excessive.map(({ index, limit }) => ({
    path: `lines.${computed.positions[index] ?? index}.discountAmount`,
    keyword: 'formatMaximum',
    params: { limit },
  }))
  return [...excessive, ...parentMistakes(order)]
}
