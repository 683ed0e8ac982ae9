import type { DeliveredQuantity } from '../../../domain/money/invoiceMargin.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { MaterialReplays, type Replayed } from '../stock/materialReplays.ts'
import { type MovedRow, valued, visibleMovements } from '../stock/valuedMovements.ts'

/** Goods of one material that left with deliveries of an order's line. */
interface Delivered extends DeliveredQuantity {
  readonly order: string
  readonly line: number | null
}

/** Delivered goods of one material, by order and line. */
type DeliveriesOfMaterial = ReadonlyMap<string, Delivered>

const keyOf = (order: string, line: number | null): string => `${order} ${line}`

/** Sum of the parts; undefined for none. */
const together = (parts: readonly DeliveredQuantity[]): DeliveredQuantity | undefined =>
  parts.length === 0
    ? undefined
    : parts.reduce((sum, { quantity, cost }) => ({ quantity: sum.quantity + quantity, cost: sum.cost + cost }), { quantity: 0n, cost: 0n })

function replayed(rows: readonly MovedRow[]): Replayed<DeliveriesOfMaterial> {
  const { steps } = valued(rows)
  const left = new Map<string, Delivered>()
  for (const [index, { salesOrder, line, quantity }] of rows.entries()) {
    if (salesOrder === null) continue
    const key = keyOf(salesOrder, line)
    const before = left.get(key) ?? { quantity: 0n, cost: 0n }
    left.set(key, {
      order: salesOrder,
      line,
      quantity: before.quantity - BigInt(quantity),
      cost: before.cost - (steps[index]?.change ?? 0n),
    })
  }
  return { result: left, size: left.size }
}

/** Goods that left with deliveries of an order's line. */
export type DeliveredBy = (order: string, line: number | null) => DeliveredQuantity | undefined

/** Delivered goods at the moving average cost (`PRODUCT.md E17`). */
export class DeliveredGoods {
  private readonly replays = new MaterialReplays(replayed)

  async of(records: RecordContext, subject: Subject, materials: readonly string[]): Promise<DeliveredBy> {
    const known = [...(await this.replays.of(records, visibleMovements(records, subject), { materials })).values()]
    return (order, line) => together(known.flatMap((left) => left.get(keyOf(order, line)) ?? []))
  }

  /** All of them; a line of several materials has one entry for each. */
  async all(records: RecordContext, subject: Subject): Promise<readonly Delivered[]> {
    const known = await this.replays.of(records, visibleMovements(records, subject))
    return [...known.values()].flatMap((left) => [...left.values()])
  }
}
