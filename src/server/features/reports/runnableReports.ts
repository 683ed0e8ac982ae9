import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Condition } from '../../db/repository/repository.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Maximum number of reports in the menu and in choices; longer ones could not be used. */
const MAX = 1000

/** Whether the subject may write SQL. */
export const isAuthor = (context: RecordContext, subject: Subject): boolean =>
  !context.access(entityOf(context, 'reports'), subject).hidden.has('sqlQuery')

/**
 * Reports that the subject may run, which are those that it may read (`PRODUCT.md Q2`), by name.
 * @param filter conditions of the reports; default: all
 */
export async function runnableReports(context: RecordContext, subject: Subject, filter: readonly Condition[] = []) {
  const entity = entityOf(context, 'reports')
  const { readScope, hidden } = context.access(entity, subject)
  const { rows } = await context.repository.list(context.db.read, entity, {
    ...{ sort: { field: 'name', order: 'ASC' }, scope: readScope(subject), hidden, filter },
    ...{ offset: 0, limit: MAX },
  })
  return rows
}
