import type { ShownMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Condition } from '../../db/repository/repository.ts'
import type { RecordContext } from '../../records/recordContext.ts'

type Report = ShownMap['reports']

/** More are neither in the menu nor offered: nobody looks through them there. */
const MOST = 1000

/** Whether the subject writes SQL, and so may run all reports that they see. */
export const isAuthor = (context: RecordContext, subject: Subject): boolean =>
  !context.access(entityOf(context, 'reports'), subject).hidden.has('sqlQuery')

/** Whether a subject who is no author may run a report: allowed users may, and of their firm's own, where none are named, all of the firm (`PRODUCT.md Q2`). */
export const mayRun = (
  { allowedUsers, firm }: Pick<Report, 'allowedUsers' | 'firm'>,
  { id }: Subject,
  house: string | undefined,
): boolean => allowedUsers.includes(id) || (allowedUsers.length === 0 && firm !== house)

/** Reports that the subject may run, by name. @param filter which of them; default: all */
export async function runnableReports(context: RecordContext, subject: Subject, filter: readonly Condition[] = []) {
  const entity = entityOf(context, 'reports')
  const { readScope, hidden } = context.access(entity, subject)
  const { rows } = await context.repository.list(context.db.read, entity, {
    ...{ sort: { field: 'name', order: 'ASC' }, scope: readScope(subject), hidden, filter },
    ...{ offset: 0, limit: MOST },
  })
  return isAuthor(context, subject) ? rows : rows.filter((report) => mayRun(report, subject, entity.tenant?.house))
}
