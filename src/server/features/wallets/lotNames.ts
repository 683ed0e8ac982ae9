import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import { permit } from '../../records/access/denials.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { fieldValue } from '../../records/values.ts'

export interface LotName {
  /** The auction's id. */
  readonly id: string
  /** `1972 Ford Pinto` */
  readonly name: string
}

/** What lots are called that holds and postings name, for whoever may list auctions: cars of others can't be read as records. Throws `AppError` 403. */
export async function lotNames(records: RecordContext, subject: Subject, ids: readonly string[]): Promise<LotName[]> {
  const { repository, db } = records
  const auctions = entityOf(records, 'auctions')
  const access = await permit(records, auctions, subject, 'list')
  const lots = await repository.getMany(db.read, auctions, ids, access.scope(subject))
  const found = await repository.getMany(db.read, entityOf(records, 'cars'), [...new Set(lots.map(({ car }) => String(car)))])
  const cars = new Map(found.map((car) => [car.id, car]))
  return lots.map(({ id, car }) => {
    const parts = ['year', 'make', 'model'].map((field) => fieldValue(cars.get(String(car)), field))
    return { id, name: parts.filter((part) => part !== null).join(' ') }
  })
}
