import type { ShownMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Condition } from '../../db/repository/repository.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Report = ShownMap['reports']

/** Maximum number of reports in the menu and in choices; longer ones could not be used. */
const MAX = 1000

/** Whether the subject may write SQL, and so run all visible reports. */
export const isAuthor = (context: RecordContext, subject: Subject): boolean =>
  !context.access(entityOf(context, 'reports'), subject).hidden.has('sqlQuery')

/** Whether a subject who may not write SQL may run a report: the allowed users; without any, all users of the report's firm (`PRODUCT.md Q2`). */
export const mayRun = (
  { allowedUsers, firm }: Pick<Report, 'allowedUsers' | 'firm'>,
  { id }: Subject,
  house: string | undefined,
): boolean => allowedUsers.includes(id) || (allowedUsers.length === 0 && firm !== house)

/**
 * Reports that the subject may run, by name.
 * @param filter conditions of the reports; default: all
 */
export async function runnableReports(context: RecordContext, subject: Subject, filter: readonly Condition[] = []) {
  const entity = entityOf(context, 'reports')
  const { readScope, hidden } = context.access(entity, subject)
  const { rows } = await context.repository.list(context.db.read, entity, {
    ...{ sort: { field: 'name', order: 'ASC' }, scope: readScope(subject), hidden, filter },
    ...{ offset: 0, limit: MAX },
  })
  return isAuthor(context, subject) ? rows : rows.filter((report) => mayRun(report, subject, entity.tenant?.house))
}
