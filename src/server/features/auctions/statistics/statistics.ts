import { TENANCY } from '../../../../../schemas/parts/tenancy.ts'
import { sellingOf } from '../../../../domain/auction/statistics.ts'
import type { statisticsCalls } from '../../../../domain/auction/statisticsCalls.ts'
import type { AnswerOf } from '../../../../model/calls/callContract.ts'
import type { EntityId } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Subject } from '../../../../model/subject.ts'
import { addDays } from '../../../../model/values/days.ts'
import { dayBegins, dayIn } from '../../../../model/values/timeZones.ts'
import { tenantActedFor } from '../../../records/access/tenantOf.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { buyingOf } from './buying.sql.ts'
import { decidedLots, type OfFirm } from './decidedLots.sql.ts'

/** Selling and buying of the subject's firm in the last days; Admins of all firms read those of the house. */
export async function statistics(records: RecordContext, subject: Subject, days: number): Promise<AnswerOf<typeof statisticsCalls.read>> {
  const { repository, db, model } = records
  const firm = tenantActedFor(model, subject) ?? TENANCY.house
  const timeZone = (await repository.of('firms').get(db.read, firm))?.timeZone ?? 'UTC'
  const now = records.clock()
  const since = addDays(dayIn(now, timeZone), 1 - days)
  const of: OfFirm = { firm, timeZone, since: dayBegins(since, timeZone), now: now.toISOString() }
  const mayList = (entity: EntityId) => records.access(entityOf(records, entity), subject).allowed.has('list')
  return {
    since,
    selling: mayList('cars') ? sellingOf(await decidedLots(db.read, of)) : null,
    buying: mayList('bids') ? await buyingOf(db.read, of) : null,
  }
}
