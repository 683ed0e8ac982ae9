import type { ComputedRows, ComputedValue } from '../../admin/screens.ts'
import { type OrderTotals, orderTotals, type PricedLine } from '../../domain/orderTotals.ts'
import type { Json } from '../../model/entitySchema.ts'
import { DecimalError } from '../../model/values/decimal.ts'

type Row = Readonly<Record<string, Json>>

const textIn = (row: Row, name: string): string | null => {
  const value = row[name]
  return typeof value === 'string' ? value : null
}

const numberIn = (row: Row, name: string): number | null => {
  const value = row[name]
  return typeof value === 'number' ? value : null
}

const typeIn = ({ lineType }: Row): PricedLine['lineType'] => (lineType === 'discount' || lineType === 'surcharge' ? lineType : 'material')

const pricedLine = (row: Row): PricedLine => ({
  lineType: typeIn(row),
  lineNumber: numberIn(row, 'lineNumber'),
  parentLine: numberIn(row, 'parentLine'),
  quantity: textIn(row, 'quantity'),
  bonus: textIn(row, 'bonus'),
  price: textIn(row, 'price'),
  vatPercentage: textIn(row, 'vatPercentage'),
  discountPercentage: textIn(row, 'discountPercentage'),
  discountAmount: textIn(row, 'discountAmount'),
  promotion: row.promotion === true,
})

/** Undefined while something is no number. */
const totalsOf = (lines: readonly PricedLine[], rounding: Json | undefined): OrderTotals | undefined => {
  try {
    return orderTotals(lines, rounding === 'line' ? 'line' : 'document')
  } catch (error) {
    if (error instanceof DecimalError) return undefined
    throw error
  }
}

const amountsOf = (line: PricedLine, amounts: OrderTotals['lines'][number]): Readonly<Record<string, ComputedValue>> => {
  const { discountAmount, vatAmount, total } = amounts
  if (line.lineType !== 'material') return { total: { value: total, reason: 'delivery.lines.spread' } }
  const isRate = (line.discountPercentage ?? null) !== null
  return {
    total: { value: total, reason: 'delivery.lines.total' },
    vatAmount: { value: vatAmount, reason: 'delivery.lines.vat' },
    ...(isRate && { discountAmount: { value: discountAmount, reason: 'delivery.lines.discount', wins: true } }),
  }
}

/** Amounts of an order's lines before it is saved, as the server computes them (`PRODUCT.md E2` to `E7`). */
const orderRows: ComputedRows = {
  area: 'delivery',
  compute: (rows, record) => {
    const lines = rows.map(pricedLine)
    const sorted = [...lines.entries()].toSorted(([, one], [, other]) => (one.lineNumber ?? 0) - (other.lineNumber ?? 0))
    const totals = totalsOf(
      sorted.map(([, line]) => line),
      record.vatRounding,
    )
    const computed: Readonly<Record<string, ComputedValue>>[] = rows.map(() => ({}))
    for (const [index, [position, line]] of sorted.entries()) {
      const amounts = totals?.lines[index]
      if (amounts) computed[position] = amountsOf(line, amounts)
    }
    return computed
  },
}

export default orderRows
