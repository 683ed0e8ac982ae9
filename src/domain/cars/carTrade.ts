import type { EntityMap } from '../../model/entityMap.ts'
import { isReturn } from '../slipTypes.ts'

type Slip = EntityMap['salesOrders']
type Order = Pick<Slip, 'slipType' | 'date'> & { readonly lines: readonly Pick<Slip['lines'][number], 'car' | 'deliveredQuantity'>[] }
type Status = EntityMap['cars']['status']

/** Where approved orders leave a car. */
export interface CarTrade {
  readonly isSold: boolean
  /** Day of the order that sold it. */
  readonly saleDate: string | null
  /** What its status follows to; a car that orders never had stays what it is. */
  readonly status: Status
}

const AWAY: ReadonlySet<Status> = new Set(['sold', 'delivered'])

const signOf = ({ slipType }: Order): number => (isReturn(slipType) ? -1 : 1)

const deliveredOf = ({ lines }: Order, car: string): number => Number(lines.find((line) => line.car === car)?.deliveredQuantity ?? 0)

const sumOf = (orders: readonly Order[], value: (order: Order) => number): number =>
  orders.reduce((sum, order) => sum + signOf(order) * value(order), 0)

/**
 * Approved orders sell a car and returns bring it back: it is delivered while a customer has it, sold until then, and in stock again once it is back
 * (`PRODUCT.md A14`).
 */
export function carTrade(car: string, status: Status, orders: readonly Order[]): CarTrade {
  const isSold = sumOf(orders, () => 1) > 0
  const isOut = sumOf(orders, (order) => deliveredOf(order, car)) > 0
  const sales = orders.filter((order) => !isReturn(order.slipType)).map(({ date }) => date)
  const back = AWAY.has(status) ? 'inStock' : status
  return { isSold, saleDate: isSold ? (sales.toSorted().at(-1) ?? null) : null, status: isOut ? 'delivered' : isSold ? 'sold' : back }
}

/** What of an order concerns its cars: who has them, and whether they were delivered. */
export const carsTraded = (
  order: { readonly approval?: string | null; readonly lines?: readonly Partial<Order['lines'][number]>[] | null } | undefined,
): readonly string[] =>
  order?.approval !== 'approved'
    ? []
    : (order.lines ?? []).flatMap(({ car, deliveredQuantity }) => (car ? [`${car} ${Number(deliveredQuantity ?? 0)}`] : []))
