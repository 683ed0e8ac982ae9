import { carFigures, inOneCurrency } from '../../../domain/cars/carFigures.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { Model } from '../../../model/resolvedEntity.ts'
import type { Backfill, BackfillContext } from '../../db/migrate/backfills.ts'
import { salesOfCar } from './carSales.ts'

type Car = EntityMap['cars']

/** Changes all cars that need it. Pages by key, which the changes don't affect. */
async function forEachCar(context: BackfillContext, changesOf: (car: Car) => Promise<DraftMap['cars'] | undefined>): Promise<void> {
  const { trx, repository } = context
  for await (const cars of repository.of('cars').stream(trx, {}))
    for (const car of cars) {
      const changes = await changesOf(car)
      if (changes) await repository.of('cars').update(trx, car, changes)
    }
}

const writeSales = (context: BackfillContext): Promise<void> =>
  forEachCar(context, async (car) => {
    if (car.status !== 'sold' && car.status !== 'delivered') return undefined
    const sale = inOneCurrency(await salesOfCar(context, car))
    return sale ? carFigures(car.costs, sale) : undefined
  })

/** The day of the first cost, else that of the record. */
const stockedOn = ({ costs, createdAt }: Car): string => costs.map(({ date }) => date).toSorted()[0] ?? createdAt.slice(0, 10)

const writeDays = (context: BackfillContext): Promise<void> => forEachCar(context, async (car) => ({ inStockSince: stockedOn(car) }))

/** An earlier version took the price of a car without recorded costs for its profit. */
const removeProfits = (context: BackfillContext): Promise<void> =>
  forEachCar(context, async ({ cost, profit }) => (cost === null && profit !== null ? { profit: null } : undefined))

/** Fills in sales prices and stock dates of cars from before these fields existed, and removes profits that no cost is known for. */
export const carBackfills = ({ entities }: Model): readonly Backfill[] =>
  entities.cars
    ? [
        { table: 'cars', column: 'salePrice', text: 'write what sold cars brought', run: writeSales },
        { table: 'cars', column: 'profit', needs: 'cost', text: 'remove profits of cars without costs', run: removeProfits },
        { table: 'cars', column: 'inStockSince', text: 'write since when cars are in stock', run: writeDays },
      ]
    : []
