import type { EntityMap } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries } from '../../../db/database.ts'
import { subjectOf } from '../../../records/access/subjectOf.ts'
import { actingFor, tenantActedFor } from '../../../records/access/tenantOf.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { visibleViews } from '../../views/views.ts'

/** Why a subject is not sent what a schedule is of. */
type Unavailable = 'notAllowed' | 'notShared' | 'deleted'

/** Reason why a schedule does not mail a user. */
export type Ineligible = 'inactive' | 'unverified' | Unavailable

export interface Recipient {
  readonly user: EntityMap['users']
  readonly subject: Subject
}

/** Whether the subject may see, run and export the report, by the currently stored rights. */
async function mayExport(context: RecordContext, queries: Queries, subject: Subject, report: string): Promise<boolean> {
  const entity = entityOf(context, 'reports')
  const { allowed, readScope } = context.access(entity, subject)
  if (!allowed.has('show') || !allowed.has('export')) return false
  return context.repository.exists(queries, entity, report, readScope(subject))
}

/** Why the subject may not open a saved view and export its list, by the currently stored rights; undefined: the subject may. */
async function viewUnavailable(context: RecordContext, queries: Queries, subject: Subject, id: string): Promise<Unavailable | undefined> {
  const view = await context.repository.of('savedViews').get(queries, id)
  const entity = view && context.model.entities[view.entity]
  if (!entity) return 'deleted'
  const { allowed } = context.access(entity, subject)
  if (!allowed.has('list') || !allowed.has('export')) return 'notAllowed'
  const [seen] = await visibleViews(context, queries, subject, { id })
  return seen ? undefined : 'notShared'
}

/** The parts of a schedule that determine the rights of its recipients. */
export interface Scheduled {
  readonly report: string | null
  /** A saved view, in place of a report. */
  readonly view: string | null
  readonly firm: string | null
  readonly allFirms: boolean | null
}

/** Why the subject is not sent what the schedule is of; undefined: nothing forbids it. */
export async function unavailable(
  context: RecordContext,
  queries: Queries,
  subject: Subject,
  { report, view }: Pick<Scheduled, 'report' | 'view'>,
): Promise<Unavailable | undefined> {
  if (view !== null) return viewUnavailable(context, queries, subject, view)
  return report !== null && (await mayExport(context, queries, subject, report)) ? undefined : 'notAllowed'
}

/** The user as a subject who may export the report or view, or why they may not be mailed it. Users who see all firms act for that of the schedule, unless it says all. */
export async function findRecipient(
  context: RecordContext,
  queries: Queries,
  scheduled: Scheduled,
  id: string,
): Promise<Recipient | Ineligible> {
  const { firm, allFirms } = scheduled
  const user = await context.repository.of('users').get(queries, id)
  if (!user?.active) return 'inactive'
  if (!user.emailVerified) return 'unverified'
  const own = await subjectOf(context, queries, user)
  const seesAll = tenantActedFor(context.model, own) === undefined && user.roles.includes('Admin')
  const subject = seesAll && !allFirms ? actingFor(context.model, own, firm ?? undefined) : own
  return (await unavailable(context, queries, subject, scheduled)) ?? { user, subject }
}
