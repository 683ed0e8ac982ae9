import { carFigures, inOneCurrency } from '../../../domain/cars/carFigures.ts'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import { writeDependent } from '../../records/afterCommit.ts'
import { salesOfCar } from '../cars/carSales.ts'
import type { Deal, DealContext } from './dealContext.ts'

type Car = EntityMap['cars']

const figuresOf = async (context: DealContext, car: Car): Promise<DraftMap['cars']> =>
  carFigures(car.costs, inOneCurrency(await salesOfCar(context, car)))

/** Changes the seller's car and its sales figures after a change of its deal. */
export async function changeSoldCar(context: DealContext, { car: id }: Pick<Deal, 'car'>, changes: DraftMap['cars'] = {}): Promise<void> {
  const { repository, trx, records } = context
  const [car] = await repository.of('cars').getLocked(trx, [id])
  if (!car) return
  await writeDependent(context, entityOf(records, 'cars'), car, { ...(await figuresOf(context, car)), ...changes })
}
