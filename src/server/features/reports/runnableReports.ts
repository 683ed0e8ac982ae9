import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../../records/recordContext.ts'

/** Maximum number of reports in the menu and in choices; longer ones could not be used. */
const MAX = 1000

/** Whether the subject may write SQL. */
export const isAuthor = (context: RecordContext, subject: Subject): boolean =>
  !context.access(entityOf(context, 'reports'), subject).hidden.has('sqlQuery' satisfies keyof EntityMap['reports'])

/**
 * Reports that the subject may run, which are those that it may read (`PRODUCT.md Q2`), by name.
 * @param where values of the reports; default: any
 */
export async function runnableReports(
  context: RecordContext,
  subject: Subject,
  where: Partial<Pick<EntityMap['reports'], 'showInMenu'>> = {},
) {
  const entity = entityOf(context, 'reports')
  const { readScope, hidden } = context.access(entity, subject)
  const sort = { field: 'name', order: 'ASC' } as const
  return context.repository.of('reports').find(context.db.read, where, { sort, scope: readScope(subject), hidden, limit: MAX })
}
