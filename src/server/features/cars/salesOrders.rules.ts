import { carFigures, inOneCurrency } from '../../../domain/cars/carFigures.ts'
import { carsTraded, carTrade } from '../../../domain/cars/carTrade.ts'
import { isReturn } from '../../../domain/slipTypes.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../../model/entityOf.ts'
import { AppError } from '../../../model/errors.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import type { RuleContext, RulesFor } from '../../records/rules.ts'
import { same } from '../../records/values.ts'
import { auctioned, ordersOfCar, salesOfCar } from './carSales.ts'

type Context = RuleContext<EntityOf<'salesOrders'>>
type Car = EntityMap['cars']

const carsOf = (order: DraftMap['salesOrders'] | undefined): readonly string[] => (order?.lines ?? []).flatMap(({ car }) => car ?? [])

/** Changes of the car by all its approved orders; undefined if an auction has sold it. */
async function traded(context: Context, car: Car): Promise<DraftMap['cars'] | undefined> {
  const trade = carTrade(car.id, car.status, await ordersOfCar(context, car))
  if (!trade.isSold && (await auctioned(context, car.id)).length > 0) return undefined
  const sale = trade.isSold ? inOneCurrency(await salesOfCar(context, car)) : null
  const { status, saleDate } = trade
  return { ...carFigures(car.costs, sale), status, saleDate: trade.isSold ? saleDate : null }
}

/** Updates the car of an order. Throws `AppError` 409 if the car is not for sale. */
async function followCar(context: Context, id: string, isSelling: boolean): Promise<void> {
  const cars = context.repository.of('cars')
  const [car] = await cars.getLocked(context.trx, [id])
  if (!car) return
  if (isSelling && car.status !== 'inStock') throw new AppError(409, 'carNotInStock')
  const changes = await traded(context, car)
  const isNew = Object.entries(changes ?? {}).some(([name, value]) => value !== Reflect.get(car, name))
  if (changes && isNew) await writeDependent(context, entityOf(context, 'cars'), car, changes)
}

/** Approving an order sells its car, and delivering it delivers the car; undoing either, or a return, puts the car back in stock (`PRODUCT.md A14`). */
export const saleRules: RulesFor<'salesOrders'> = {
  async afterWrite(context) {
    const { before, next } = context
    if (same(carsTraded(before), carsTraded(next))) return
    const isSelling = before?.approval !== 'approved' && next?.approval === 'approved' && !isReturn(next.slipType ?? 'sale')
    for (const id of [...new Set([...carsOf(before), ...carsOf(next)])].toSorted()) await followCar(context, id, isSelling)
  },
}
