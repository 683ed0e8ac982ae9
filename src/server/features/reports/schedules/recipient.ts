import type { EntityMap } from '../../../../model/entityMap.ts'
import { entityOf } from '../../../../model/entityOf.ts'
import type { Subject } from '../../../../model/subject.ts'
import type { Queries } from '../../../db/database.ts'
import { subjectOf } from '../../../records/access/subjectOf.ts'
import { actingFor, tenantActedFor } from '../../../records/access/tenantOf.ts'
import type { RecordContext } from '../../../records/recordContext.ts'

/** Reason why a report is not mailed to a user. */
export type Ineligible = 'inactive' | 'unverified' | 'notAllowed'

export interface Recipient {
  readonly user: EntityMap['users']
  readonly subject: Subject
}

/** Whether the subject may see, run and export the report, by the currently stored rights. */
export async function mayExport(context: RecordContext, queries: Queries, subject: Subject, report: string): Promise<boolean> {
  const entity = entityOf(context, 'reports')
  const { allowed, readScope } = context.access(entity, subject)
  if (!allowed.has('show') || !allowed.has('export')) return false
  return context.repository.exists(queries, entity, report, readScope(subject))
}

/** The parts of a schedule that determine the rights of its recipients. */
export interface Scheduled {
  readonly report: string
  readonly firm: string | null
  readonly allFirms: boolean | null
}

/** The user as a subject who may export the report, or why they may not be mailed it. Users who see all firms act for that of the schedule, unless it says all. */
export async function findRecipient(
  context: RecordContext,
  queries: Queries,
  { report, firm, allFirms }: Scheduled,
  id: string,
): Promise<Recipient | Ineligible> {
  const user = await context.repository.of('users').get(queries, id)
  if (!user?.active) return 'inactive'
  if (!user.emailVerified) return 'unverified'
  const own = await subjectOf(context, queries, user)
  const seesAll = tenantActedFor(context.model, own) === undefined && user.roles.includes('Admin')
  const subject = seesAll && !allFirms ? actingFor(context.model, own, firm ?? undefined) : own
  return (await mayExport(context, queries, subject, report)) ? { user, subject } : 'notAllowed'
}
