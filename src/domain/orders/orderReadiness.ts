import { compareDecimal, isDecimalText } from '../../model/values/decimal.ts'
import type { OrderLine } from '../orderLine.ts'
import type { PricedLine } from '../orderTotals.ts'

/** The parts of a line that approval checks; quantities and amounts are decimal text. */
export type ReadyLine = Omit<PricedLine, 'lineNumber' | 'parentLine'> & Pick<OrderLine, 'material' | 'car' | 'returnedLine'>

/** A missing value; without an index, of the order as a whole. */
export interface Missing {
  readonly index?: number
  readonly field?: keyof ReadyLine
  /**
   * `noGoods`: the order has no goods; `lone`: a discount or surcharge has no line to apply to; `notReturned`: a line of a return does not
   * name the returned line.
   */
  readonly code: 'required' | 'noGoods' | 'lone' | 'notReturned'
}

type Text = string | null | undefined

const given = (value: Text): boolean => (value ?? '') !== ''

const positive = (value: Text): boolean => isDecimalText(value ?? '') && compareDecimal(value ?? '', '0') > 0

const isGoods = ({ lineType }: ReadyLine): boolean => lineType === 'material'

/** Whether a line bears VAT and shares discounts and surcharges. */
const shares = (line: ReadyLine): boolean => isGoods(line) && line.promotion !== true

function missingOf(line: ReadyLine): readonly NonNullable<Missing['field']>[] {
  if (!isGoods(line)) return given(line.discountPercentage) || given(line.discountAmount) || given(line.price) ? [] : ['discountAmount']
  return [
    ...(given(line.material) || given(line.car) ? [] : (['material'] as const)),
    ...(positive(line.quantity) || positive(line.bonus) ? [] : (['quantity'] as const)),
    ...(given(line.price) ? [] : (['price'] as const)),
    ...(given(line.vatPercentage) || !shares(line) ? [] : (['vatPercentage'] as const)),
  ]
}

const isForeign = (line: ReadyLine): boolean => isGoods(line) && (given(line.material) || given(line.car)) && !given(line.returnedLine)

/** Values that a proposal lacks for approval (`PRODUCT.md E16`). `returns`: it is a return (`E15`). */
export const missingForApproval = (lines: readonly ReadyLine[], returns = false): readonly Missing[] => {
  if (!lines.some(isGoods)) return [{ code: 'noGoods' }]
  const lone = !lines.some(shares)
  return lines.flatMap((line, index): Missing[] => [
    ...missingOf(line).map((field): Missing => ({ index, field, code: 'required' })),
    ...(returns && isForeign(line) ? [{ index, field: 'material', code: 'notReturned' } as const] : []),
    ...(lone && !isGoods(line) ? [{ index, field: 'lineType', code: 'lone' } as const] : []),
  ])
}
