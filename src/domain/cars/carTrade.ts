import type { EntityMap } from '../../model/entityMap.ts'
import { isReturn } from '../slipTypes.ts'

type Slip = EntityMap['salesOrders']
type Order = Pick<Slip, 'slipType' | 'date'> & { readonly lines: readonly Pick<Slip['lines'][number], 'car' | 'deliveredQuantity'>[] }
type Status = EntityMap['cars']['status']

/** State of a car after approved orders. */
export interface CarTrade {
  readonly isSold: boolean
  /** Day of the sales order. */
  readonly saleDate: string | null
  /** New status; unchanged for a car without orders. */
  readonly status: Status
}

const AWAY: ReadonlySet<Status> = new Set(['sold', 'delivered'])

const signOf = ({ slipType }: Order): number => (isReturn(slipType) ? -1 : 1)

const deliveredOf = ({ lines }: Order, car: string): number => Number(lines.find((line) => line.car === car)?.deliveredQuantity ?? 0)

const sumOf = (orders: readonly Order[], value: (order: Order) => number): number =>
  orders.reduce((sum, order) => sum + signOf(order) * value(order), 0)

/**
 * Status of a car by approved orders: sold, delivered once the customer has it, and in stock again after a return
 * (`PRODUCT.md A14`).
 */
export function carTrade(car: string, status: Status, orders: readonly Order[]): CarTrade {
  const isSold = sumOf(orders, () => 1) > 0
  const isOut = sumOf(orders, (order) => deliveredOf(order, car)) > 0
  const sales = orders.filter((order) => !isReturn(order.slipType)).map(({ date }) => date)
  const back = AWAY.has(status) ? 'inStock' : status
  return { isSold, saleDate: isSold ? (sales.toSorted().at(-1) ?? null) : null, status: isOut ? 'delivered' : isSold ? 'sold' : back }
}

/** The parts of an order that affect its cars: buyer, and whether they were delivered. */
export const carsTraded = (
  order: { readonly approval?: string | null; readonly lines?: readonly Partial<Order['lines'][number]>[] | null } | undefined,
): readonly string[] =>
  order?.approval !== 'approved'
    ? []
    : (order.lines ?? []).flatMap(({ car, deliveredQuantity }) => (car ? [`${car} ${Number(deliveredQuantity ?? 0)}`] : []))
