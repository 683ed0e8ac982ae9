import type { FastifyInstance } from 'fastify'
import { offerCalls } from '../../../../domain/auction/offerCalls.ts'
import type { EntityId } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Subject } from '../../../../model/subject.ts'
import { defineCall } from '../../../calls/defineCall.ts'
import { notFound } from '../../../records/access/denials.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { estimateOf } from './estimate.sql.ts'
import { scheduleOffers } from './scheduleOffers.ts'
import { vinElsewhere } from './vinElsewhere.sql.ts'

/** A record that the caller may read. Throws `AppError` 404. */
async function readable<Id extends EntityId>(records: RecordContext, subject: Subject, name: Id, id: string) {
  const entity = entityOf(records, name)
  const [record] = await records.repository.getMany(records.db.read, entity, [id], records.access(entity, subject).scope(subject))
  if (!record) throw notFound()
  return record
}

/** Calls about offers of cars besides their named actions (`PRODUCT.md A15`). */
export function offerRoutes(app: FastifyInstance, records: RecordContext): void {
  defineCall(app, offerCalls.schedule, ({ subject, body }) => scheduleOffers(records, subject, body))
  defineCall(app, offerCalls.vin, async ({ subject, params }) => {
    const { car } = await readable(records, subject, 'carOffers', params.id)
    return { elsewhere: await vinElsewhere(records.db.read, car) }
  })
  defineCall(app, offerCalls.estimate, async ({ subject, params }) =>
    estimateOf(records.db.read, await readable(records, subject, 'cars', params.id), records.clock().getTime()),
  )
}
