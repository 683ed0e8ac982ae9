import type { walletCalls } from '../../../domain/wallets/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import { fieldValue } from '../../records/values.ts'

/** Lots named at a time: more than a page shows. */
const MOST_LOTS = 200

/** What lots are called that holds and postings name, for whoever may list auctions: cars of others can't be read as records. */
export async function lotNames(
  records: RecordContext,
  subject: Subject,
  ids: readonly string[],
): Promise<AnswerOf<typeof walletCalls.lots>> {
  const { repository, db } = records
  const auctions = entityOf(records, 'auctions')
  const scope = records.access(auctions, subject).scope(subject)
  const lots = await repository.getMany(db.read, auctions, ids.slice(0, MOST_LOTS), scope)
  const found = await repository.getMany(db.read, entityOf(records, 'cars'), [...new Set(lots.map(({ car }) => String(car)))])
  const cars = new Map(found.map((car) => [car.id, car]))
  return lots.map(({ id, car }) => {
    const parts = ['year', 'make', 'model'].map((field) => fieldValue(cars.get(String(car)), field))
    return { id, name: parts.filter((part) => part !== null).join(' ') }
  })
}
