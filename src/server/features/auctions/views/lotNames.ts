import type { auctionCalls } from '../../../../domain/auction/calls.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { RecordContext } from '../../../records/recordContext.ts'

/** Maximum number of lots per call; more than a page shows. */
const MAX_LOTS = 200

/** Names of the lots in holds and postings, for subjects who may list auctions: cars of others can't be read as records. */
export async function lotNames(
  records: RecordContext,
  subject: Subject,
  ids: readonly string[],
): Promise<AnswerOf<typeof auctionCalls.names>> {
  const { repository, db } = records
  const { entity, getMany } = repository.of('auctions')
  const lots = await getMany(db.read, ids.slice(0, MAX_LOTS), records.access(entity, subject).scope(subject))
  const found = await repository.of('cars').getMany(db.read, [...new Set(lots.map(({ car }) => car))])
  const cars = new Map(found.map(({ id, year, make, model }) => [id, [year, make, model].filter((part) => part !== null).join(' ')]))
  return lots.map(({ id, car }) => ({ id, name: cars.get(car) ?? '' }))
}
