import { recordLabel } from '../../../model/records/recordLabel.ts'
import type { RuleContext } from '../../records/rules.ts'

/** The car's name for a record that keeps it, because others can't open the car's record; undefined if the car is missing. */
export async function carName({ trx, repository }: Pick<RuleContext, 'trx' | 'repository'>, id: string): Promise<string | undefined> {
  const cars = repository.of('cars')
  const car = await cars.get(trx, id)
  return car && recordLabel(cars.entity, car)
}
