import { nextRun } from '../../../../domain/reports/schedule/nextRun.ts'
import { scheduleCalls } from '../../../../domain/reports/scheduleCalls.ts'
import type { DraftMap } from '../../../../model/entityMap.ts'
import { AppError, invalid } from '../../../../model/errors.ts'
import { withValues } from '../../../../model/records/withValues.ts'
import { namedAction, type RuleContext, type RulesFor } from '../../../records/rules.ts'
import { same } from '../../../records/values.ts'
import { firmDefaults } from '../../firms/firmDefaults.ts'
import { findRecipient, unavailable } from './recipient.ts'
import { givenParameters } from './scheduleParameters.ts'

type Draft = DraftMap['reportSchedules']

/** Fields whose change sets the next run. */
const TIMED = ['period', 'weekday', 'dayOfMonth', 'time', 'enabled'] as const satisfies readonly (keyof Draft)[]

/** Fields whose change needs the right to run the report, or to export the view. */
const SENT = ['report', 'view', 'recipients', 'parameters'] as const satisfies readonly (keyof Draft)[]

type Written = Pick<RuleContext, 'trx' | 'records' | 'subject' | 'repository'> & { readonly next: Draft; readonly before?: Draft }

/** The first run after now by the clocks of the schedule's firm. */
async function nextOf({ trx, records, subject, repository, next }: Omit<Written, 'before'>): Promise<string | null> {
  const { period, time, weekday = null, dayOfMonth = null } = next
  if (!next.enabled || !period || !time) return null
  const { timeZone } = await firmDefaults({ repository, trx, subject, next })
  return nextRun({ period, time, weekday, dayOfMonth }, records.clock(), timeZone)
}

/** Recipients that the write adds must be able to run the report, or export the view, themselves. */
async function refuseRecipients({ trx, records, next, before }: Written): Promise<void> {
  const { report = null, view = null, firm = null, allFirms = null } = next
  const isSame = before && same(before.report ?? null, report) && same(before.view ?? null, view)
  const known = new Set(isSame ? before.recipients : [])
  const refused: string[] = []
  for (const id of next.recipients ?? []) {
    if (known.has(id)) continue
    if (typeof (await findRecipient(records, trx, { report, view, firm, allFirms }, id)) === 'object') continue
    refused.push((await records.repository.of('users').get(trx, id))?.name ?? id)
  }
  const keyword = view === null ? 'reportRecipients' : 'viewRecipients'
  if (refused.length > 0) throw invalid<Draft>('recipients', keyword, { value: refused.join(', ') })
}

/** The writer must be able to run the report, whose filters must fit the given values, or to export the view. */
async function refuseSource({ trx, records, subject, next }: Written): Promise<void> {
  const { report: id = null, view = null } = next
  const isRefused = (await unavailable(records, trx, subject, { report: id, view })) !== undefined
  if (view !== null && isRefused) throw invalid<Draft>('view', 'viewNotExported')
  if (view !== null) return
  if (id === null || isRefused) throw invalid<Draft>('report', 'reportNotRunnable')
  const report = await records.repository.of('reports').get(trx, id)
  const unknown = Object.keys(givenParameters(next.parameters)).find((name) => !report?.filters.some((filter) => filter.name === name))
  if (unknown !== undefined) throw invalid<Draft>('parameters', 'additionalProperties', { additionalProperty: unknown })
}

/** Schedules of reports and views: who may get what, and when the next run is. */
export const rules: RulesFor<'reportSchedules'> = {
  async beforeSave({ next, before, ...context }) {
    const timed = !before || TIMED.some((name) => next[name] !== before[name])
    return withValues(next, {
      owner: before ? (before.owner ?? null) : context.subject.id || null,
      ...(timed && { nextRun: await nextOf({ ...context, next }) }),
    })
  },
  async beforeWrite({ next, before, action, ...context }) {
    if (!next || action !== undefined) return
    if (before && SENT.every((name) => same(next[name] ?? null, before[name]))) return
    const written: Written = { ...context, next, ...(before && { before }) }
    await refuseSource(written)
    await refuseRecipients(written)
  },
  actions: [
    namedAction(scheduleCalls.send, {
      changes({ lastResult }, _, { records }) {
        if (lastResult === 'running') throw new AppError(409, 'reportIsSent')
        return { nextRun: records.clock().toISOString() }
      },
    }),
  ],
}
