import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { RecordContext } from '../recordContext.ts'
import type { ListQuery } from './listQuery.ts'

const PAGE = 1000

/** Ids of all records that a filter finds for the subject. Throws `AppError` 400 `tooMany` above the limit. */
export async function matchingIds(
  { repository, db, access }: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  { filter, search }: Pick<ListQuery, 'filter' | 'search'>,
  limit: number,
): Promise<string[]> {
  const { scope, hidden } = access(entity, subject)
  const ids: string[] = []
  const sort = { field: 'id', order: 'ASC' } as const
  const words = search === undefined ? {} : { search }
  for (;;) {
    const query = { filter, ...words, sort, offset: ids.length, limit: PAGE, scope: scope(subject), hidden }
    const { rows } = await repository.list(db.read, entity, query)
    ids.push(...rows.map(({ id }) => id))
    if (ids.length > limit) throw new AppError(400, 'tooMany', { params: { limit } })
    if (rows.length < PAGE) return ids
  }
}
