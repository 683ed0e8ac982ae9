import { nextRun } from '../../../../domain/reports/schedule/nextRun.ts'
import type { DraftMap } from '../../../../model/entityMap.ts'
import type { Transaction } from '../../../db/database.ts'
import type { FeatureParts } from '../../../feature.ts'
import { SYSTEM } from '../../../records/history/audit.ts'
import { forEachIsolated } from '../../../records/loops/forEachIsolated.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { recordWritten } from '../../../records/write/recordWritten.ts'
import { firmDefaults } from '../../firms/firmDefaults.ts'
import { notify } from '../../notifications/notify.ts'
import { type Result, type Schedule, sendReport } from './sendReport.ts'

/** Milliseconds after which a run whose process has ended counts as failed; longer than any run. */
const STALLED = 60 * 60 * 1000

/** Maximum number of schedules per round; the next round takes the others. */
const MAX_AT_ONCE = 100

async function update(records: RecordContext, trx: Transaction, before: Schedule, changes: DraftMap['reportSchedules']): Promise<Schedule> {
  const { entity, update } = records.repository.of('reportSchedules')
  const after = await update(trx, before, changes)
  await recordWritten(records, trx, { entity, subject: SYSTEM, action: 'edit', before, after })
  return after
}

/** Claims a run for this process and sets the next one; undefined if another process has claimed it, or if it is no longer due. */
const claim = (records: RecordContext, id: string): Promise<Schedule | undefined> =>
  records.db.write(async (trx) => {
    const now = records.clock()
    const [schedule] = await records.repository.of('reportSchedules').getLocked(trx, [id])
    if (!schedule?.nextRun || Date.parse(schedule.nextRun) > now.getTime()) return undefined
    const { timeZone } = await firmDefaults({ repository: records.repository, trx, subject: SYSTEM, next: schedule })
    const following = schedule.enabled ? nextRun(schedule, now, timeZone) : null
    return update(records, trx, schedule, { nextRun: following, lastRun: now.toISOString(), lastResult: 'running' })
  })

const isSent = ({ outcome }: Result): boolean => outcome === 'sent' || outcome === 'kept'

const resultOf = (results: readonly Result[]): Schedule['lastResult'] =>
  results.length > 0 && results.every(isSent) ? 'sent' : results.some(isSent) ? 'partly' : 'failed'

/** Whether the owner has not been notified of it yet: a recipient who is skipped repeatedly is reported once. */
const isNewProblem = (result: Result, before: Schedule): boolean =>
  !isSent(result) &&
  !(
    result.outcome === 'skipped' && before.results.some(({ recipient, outcome }) => recipient === result.recipient && outcome === 'skipped')
  )

/** Stores the result of a run, and notifies the owner of failures. */
const finish = (records: RecordContext, run: Schedule, results: readonly Result[]): Promise<void> =>
  records.db.write(async (trx) => {
    const [schedule] = await records.repository.of('reportSchedules').getLocked(trx, [run.id])
    if (!schedule || schedule.lastRun !== run.lastRun || schedule.lastResult !== 'running') return
    await update(records, trx, schedule, { lastResult: resultOf(results), results: [...results] })
    if (!schedule.owner || !results.some((result) => isNewProblem(result, run))) return
    await notify(
      { trx, records },
      {
        user: schedule.owner,
        kind: 'reportNotSent',
        params: { schedule: schedule.name, sent: results.filter(isSent).length, all: results.length },
        link: { entity: 'reportSchedules', id: schedule.id },
      },
    )
  })

async function runSchedule(parts: FeatureParts, id: string, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return
  const schedule = await claim(parts.records, id)
  if (!schedule) return
  const results: Result[] = []
  for (const user of schedule.recipients) results.push(await sendReport(parts, schedule, user, stopping))
  await finish(parts.records, schedule, results)
}

/** Marks runs as failed whose process ended during the run. */
async function failStalled(records: RecordContext): Promise<void> {
  const before = new Date(records.clock().getTime() - STALLED).toISOString()
  const stalled = await records.repository
    .of('reportSchedules')
    .find(records.db.read, { lastResult: 'running' }, { filter: [{ path: 'lastRun', operator: 'lt', value: before }], limit: MAX_AT_ONCE })
  const interrupted = ({ recipients }: Schedule) =>
    recipients.map((recipient): Result => ({ recipient, outcome: 'failed', reason: 'interrupted', rows: null }))
  await forEachIsolated(
    stalled,
    (schedule) => finish(records, schedule, interrupted(schedule)),
    (error, { id }) => records.report(error, 'an interrupted report could not be marked', { schedule: id }),
  )
}

/**
 * Mails the reports that are due, each run once, with several processes too: a run is claimed before it begins. After an outage one run makes up for
 * those that were missed. @param stopping ends it; what is left of a run counts as interrupted
 */
export async function sendDueReports(parts: FeatureParts, stopping: AbortSignal): Promise<void> {
  const { records } = parts
  await failStalled(records)
  const due = await records.repository.of('reportSchedules').find(
    records.db.read,
    {},
    {
      filter: [{ path: 'nextRun', operator: 'lte', value: records.clock().toISOString() }],
      sort: { field: 'nextRun', order: 'ASC' },
      limit: MAX_AT_ONCE,
    },
  )
  await forEachIsolated(
    due,
    ({ id }) => runSchedule(parts, id, stopping),
    (error, { id }) => records.report(error, 'a mail schedule could not be run', { schedule: id }),
  )
}
