import type { CarAmount } from '../../../domain/cars/carProfit.ts'
import { carSale } from '../../../domain/cars/carSale.ts'
import { carTrade } from '../../../domain/cars/carTrade.ts'
import { isSale } from '../../../domain/deals/lifecycle.ts'
import type { EntityMap } from '../../../model/entityMap.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'

/** Dependencies of reading sales, inside or outside a transaction. */
export interface SalesReading {
  readonly trx: Queries
  readonly repository: Repository
  readonly model: Model
}

type Car = Pick<EntityMap['cars'], 'id' | 'firm' | 'status'>

interface Priced {
  readonly price: string | null
  readonly currency: string | null
}

const amountOf = ({ price, currency }: Priced): readonly CarAmount[] =>
  price === null || currency === null ? [] : [{ amount: price, currency }]

/** Result of the car's auctions, by their deals; a win from before there were deals is a sale. A product may have no auctions. */
export async function auctioned({ trx, model, repository }: SalesReading, car: string): Promise<readonly CarAmount[]> {
  if (!model.entities.auctions) return []
  const won = await repository.of('auctions').find(trx, { car, status: 'sold' })
  const deals = await repository.of('deals').find(trx, { car })
  const dealt = new Set(deals.map(({ auction }) => auction))
  const undealt = won.filter(({ id }) => !dealt.has(id))
  return [...undealt, ...deals.filter(({ status }) => isSale(status))].flatMap(amountOf)
}

/** Approved orders of a car, returns among them. */
export const ordersOfCar = ({ trx, repository }: SalesReading, { id, firm }: Car): Promise<EntityMap['salesOrders'][]> => {
  const filter = [{ path: 'lines.car', operator: 'eq', value: id }] as const
  return repository.of('salesOrders').find(trx, { firm, approval: 'approved' }, { filter })
}

/** Sales of a car by auction and approved orders, less returns; empty once the car is returned (`PRODUCT.md E20`). */
export async function salesOfCar(reading: SalesReading, car: Car): Promise<readonly CarAmount[]> {
  const [won, orders] = [await auctioned(reading, car.id), await ordersOfCar(reading, car)]
  if (won.length === 0 && !carTrade(car.id, car.status, orders).isSold) return []
  return [...won, ...orders.flatMap((order) => carSale(order, car.id))]
}
