import { nextRun } from '../../../../domain/reports/schedule/nextRun.ts'
import type { EntityMap } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Transaction } from '../../../db/database.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import type { RulesFor } from '../../../records/rules.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'

/** Moves the next runs of a firm's schedules to its new time zone. A run that is due stays. */
async function moveSchedules(records: RecordContext, trx: Transaction, { id, timeZone }: EntityMap['firms']): Promise<void> {
  const schedules = records.repository.of('reportSchedules')
  const entity = entityOf(records, 'reportSchedules')
  const now = records.clock()
  const waiting = [{ path: 'nextRun', operator: 'gt', value: now.toISOString() }] as const
  for (const { id: schedule } of await schedules.find(trx, { firm: id }, { filter: [...waiting] })) {
    const [before] = await schedules.getLocked(trx, [schedule])
    if (!before?.nextRun || Date.parse(before.nextRun) <= now.getTime()) continue
    const after = await schedules.update(trx, before, { nextRun: nextRun(before, now, timeZone ?? 'UTC') })
    await recordWritten(records, trx, { entity, subject: SYSTEM, action: 'edit', before, after })
  }
}

/** Schedules follow the time zone of their firm. */
export const rules: RulesFor<'firms'> = {
  async afterWrite({ trx, records, before, next }) {
    if (before && next && before.timeZone !== next.timeZone) await moveSchedules(records, trx, next)
  },
}
