import { parseDecimal } from '../../../model/values/decimal.ts'
import { isValues } from '../../records/values.ts'
import { seedId } from '../../seed/seedId.ts'
import type { SeedRecord } from '../../seed/seedRecord.ts'
import { daysFrom } from '../../seed/seedTime.ts'
import { OLDEST } from './orderSeed.ts'

const SCALE = 4

interface Movement {
  readonly material: string
  readonly warehouse: string
  readonly date: string
  readonly quantity: number
  readonly kind: 'count' | 'purchase' | 'sale'
  readonly line?: number
  readonly order?: { readonly salesOrder: string } | { readonly purchaseOrder: string }
}

/** Deliveries of orders, as the warehouse saw them; the demo delivers whole quantities on the day of the order. */
function deliveries(orders: readonly SeedRecord[], kind: 'purchase' | 'sale'): Movement[] {
  return orders.flatMap((order) => {
    const lines: readonly unknown[] = Array.isArray(order.lines) ? order.lines : []
    return lines.filter(isValues).flatMap((line): Movement[] => {
      const quantity = Number(parseDecimal(String(line.deliveredQuantity ?? '0'), SCALE)) / 10 ** SCALE
      if (quantity === 0 || typeof line.material !== 'string') return []
      const from = kind === 'sale' ? { salesOrder: order.id } : { purchaseOrder: order.id }
      const about = {
        material: line.material,
        warehouse: String(order.warehouse),
        date: String(order.date),
        kind,
        order: from,
        line: Number(line.lineNumber),
      }
      return [{ ...about, quantity: kind === 'sale' ? -quantity : quantity }]
    })
  })
}

/** Days back of the first stocktaking, before any order. */
const FIRST_COUNT = OLDEST + 30

/** Stock that a first count has to find in a place for none of the deliveries to go below zero, and a few more. */
function firstCounts(movements: readonly Movement[], now: Date): Movement[] {
  const places = Map.groupBy(movements, ({ material, warehouse }) => `${material} ${warehouse}`)
  return [...places.values()].flatMap((all, index): Movement[] => {
    let level = 0
    let lowest = 0
    for (const { quantity } of all.toSorted((a, b) => a.date.localeCompare(b.date) || a.quantity - b.quantity)) {
      level += quantity
      lowest = Math.min(lowest, level)
    }
    const [first] = all
    if (!first) return []
    return [
      {
        material: first.material,
        warehouse: first.warehouse,
        date: daysFrom(now, -FIRST_COUNT),
        kind: 'count',
        quantity: 5 + (index % 60) - lowest,
      },
    ]
  })
}

/** Stock as a list of movements that never goes below zero, and that the orders' deliveries explain (`PRODUCT.md E11`). */
export function movementSeed(sales: readonly SeedRecord[], purchases: readonly SeedRecord[], now: Date): SeedRecord[] {
  const moved = [...deliveries(purchases, 'purchase'), ...deliveries(sales, 'sale')]
  return [...firstCounts(moved, now), ...moved]
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ order, quantity, ...movement }, position) => ({
      id: seedId(30, position),
      ...movement,
      ...order,
      quantity: `${quantity}.0000`,
    }))
}
