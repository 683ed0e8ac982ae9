import { parseQuantity, quantityText } from '../quantities.ts'
import { committedOf, type DemandLine, type OrderedLine, orderable } from './demandLines.ts'

/** Coverage of a demand's line; quantities are decimal text in its unit. */
export interface Coverage {
  readonly id: string
  readonly quantity: string
  /** On approved or proposed purchase orders, delivered or not. */
  readonly ordered: string
  readonly delivered: string
  readonly cancelled: string
  /** Neither ordered nor cancelled. */
  readonly open: string
  /** Percentage of the wanted quantity, an integer; 100 only if nothing is missing. */
  readonly orderedPercent: number
  readonly deliveredPercent: number
}

/** Rounded down, so that 99.9 % is not 100; `part` must not be negative. */
const percent = (part: bigint, whole: bigint): number => (part >= whole ? 100 : Number((part * 100n) / whole))

/** Ordered, delivered and open quantities of a demand's line (`PRODUCT.md E14`). */
export function coverageOf(line: DemandLine, orders: readonly OrderedLine[]): Coverage {
  const [quantity, cancelled, delivered] = [parseQuantity(line.quantity), parseQuantity(line.canceledQty), parseQuantity(line.deliveredQty)]
  const ordered = parseQuantity(committedOf(line, orders)) - cancelled
  const needed = quantity - cancelled
  return {
    id: line.id,
    quantity: quantityText(quantity),
    ordered: quantityText(ordered),
    delivered: quantityText(delivered),
    cancelled: quantityText(cancelled),
    open: orderable(line, orders),
    orderedPercent: percent(ordered, needed),
    deliveredPercent: percent(delivered, needed),
  }
}
