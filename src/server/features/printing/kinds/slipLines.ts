import { hundredths, moneyText } from '../../../../domain/money/hundredths.ts'
import type { OrderTotals } from '../../../../domain/orderTotals.ts'
import type { Column, Fact, PrintableRow, SmallTable } from '../../../../domain/printing/printable.ts'
import { type TaxedLine, vatByRate } from '../../../../domain/printing/vatByRate.ts'
import { readFromRight } from '../../../../model/values/direction.ts'
import type { PrintingContext } from '../printKind.ts'
import { fill } from '../printTexts.ts'

/** A line of a slip with its goods. */
export interface PrintedLine {
  readonly lineType: string
  readonly name: string
  readonly quantity: string | null
  readonly unit: string | null
  readonly bonus: string | null
  readonly price: string | null
  readonly discountPercentage: string | null
  readonly discountAmount: string | null
  readonly vatPercentage: string | null
  readonly total: string | null
  readonly parentLine: number | null
  readonly promotion: boolean
  readonly notes: string | null
}

const isZero = (value: string | null): boolean => value === null || /^-?0*(\.0*)?$/.test(value)

const has = (lines: readonly PrintedLine[], name: 'discountPercentage' | 'discountAmount'): boolean =>
  lines.some((line) => line.lineType === 'material' && !isZero(line[name]))

/** Columns of priced lines; discounts only if a line has one. */
export function slipColumns({ texts: { columns } }: PrintingContext, lines: readonly PrintedLine[]): readonly Column[] {
  const discount = has(lines, 'discountPercentage') || has(lines, 'discountAmount')
  return [
    { label: columns.line, width: 9, numeric: true },
    { label: columns.item },
    { label: columns.quantity, width: 19, numeric: true },
    { label: columns.unit, width: 14 },
    { label: columns.price, width: 24, numeric: true },
    ...(discount ? [{ label: columns.discount, width: 19, numeric: true }] : []),
    { label: columns.vat, width: 15, numeric: true },
    { label: columns.amount, width: 27, numeric: true },
  ]
}

const noteOf = (
  { texts: { lines: words }, formats }: PrintingContext,
  { bonus, promotion, notes, parentLine, lineType }: PrintedLine,
): string =>
  [
    lineType !== 'material' && parentLine !== null ? fill(words.for, { line: parentLine }) : null,
    isZero(bonus) ? null : fill(words.bonus, { quantity: formats.quantity(bonus) }),
    promotion ? words.promotion : null,
    notes,
  ]
    .filter(Boolean)
    .join(' · ')

const negative = (value: string | null): string | null => (value === null || isZero(value) ? value : `-${value}`)

/** Contribution of a line to the carried-over sum: none for free goods, negative for discounts. */
function amountOf({ lineType, promotion, total }: PrintedLine): string | null {
  if (promotion) return '0.00'
  return lineType === 'discount' ? negative(total) : total
}

const discountOf = ({ formats }: PrintingContext, { discountPercentage, discountAmount }: PrintedLine): string =>
  isZero(discountPercentage) ? (isZero(discountAmount) ? '' : formats.amount(discountAmount)) : formats.percent(discountPercentage)

const nameOf = ({ texts: { lines } }: PrintingContext, { lineType, name }: PrintedLine): string =>
  lineType === 'discount' ? lines.discount : lineType === 'surcharge' ? lines.surcharge : readFromRight(name)

export function slipRows(printing: PrintingContext, lines: readonly PrintedLine[], columns: readonly Column[]): readonly PrintableRow[] {
  const { formats } = printing
  const discounts = columns.length === 8
  return lines.map((line, index) => ({
    cells: [
      String(index + 1),
      nameOf(printing, line),
      formats.quantity(line.quantity),
      line.unit ?? '',
      formats.amount(line.price),
      ...(discounts ? [line.lineType === 'material' ? discountOf(printing, line) : formats.percent(line.discountPercentage)] : []),
      line.lineType === 'material' && !line.promotion ? formats.percent(line.vatPercentage) : '',
      formats.amount(amountOf(line)),
    ],
    note: noteOf(printing, line),
    amount: amountOf(line),
  }))
}

/** VAT bases of lines, with discounts and surcharges spread over them (`PRODUCT.md E3, E4, E6`). */
export function taxedLines(lines: readonly PrintedLine[], totals: OrderTotals): readonly TaxedLine[] {
  return lines.flatMap(({ lineType, promotion, vatPercentage }, index) => {
    const amounts = totals.lines[index]
    if (!amounts || lineType !== 'material' || promotion) return []
    const base = hundredths(amounts.total) - hundredths(amounts.spreadDiscount) + hundredths(amounts.spreadSurcharge)
    return [{ rate: vatPercentage ?? '0', base: moneyText(base), vat: amounts.vatAmount }]
  })
}

export function vatTable({ texts: { vat }, formats }: PrintingContext, lines: readonly TaxedLine[]): SmallTable {
  const rows = vatByRate(lines).map((one) => [formats.percent(one.rate), formats.amount(one.base), formats.amount(one.vat)])
  return { title: vat.title, headings: [vat.rate, vat.base, vat.amount], rows }
}

type Sums = Pick<OrderTotals, 'grossTotal' | 'totalDiscounts' | 'totalPromotions' | 'totalSurcharges' | 'totalVat' | 'netTotal'>

/** Totals from gross to net, without zero rows. */
export function slipTotals({ texts: { totals }, formats }: PrintingContext, sums: Sums, currency: string | null): readonly Fact[] {
  const optional = (label: string, value: string): readonly Fact[] => (isZero(value) ? [] : [[label, formats.amount(value)]])
  const beforeVat = moneyText(hundredths(sums.netTotal) - hundredths(sums.totalVat))
  return [
    [totals.gross, formats.amount(sums.grossTotal)],
    ...optional(totals.discounts, `-${sums.totalDiscounts}`),
    ...optional(totals.promotions, `-${sums.totalPromotions}`),
    ...optional(totals.surcharges, sums.totalSurcharges),
    [totals.net, formats.amount(beforeVat)],
    [totals.vat, formats.amount(sums.totalVat)],
    [totals.total, formats.money(sums.netTotal, currency)],
  ]
}
