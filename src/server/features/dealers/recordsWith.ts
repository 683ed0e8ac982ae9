import { namedEntity } from '../../../model/entityOf.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { StoredRecord } from '../../records/values.ts'

const PAGE = { sort: { field: 'id', order: 'ASC' }, offset: 0, limit: 1_000 } as const

/** Records whose fields hold exactly these texts, in the order in which they were made. */
export async function allWith(
  { repository, model }: RecordContext,
  queries: Queries,
  entity: string,
  values: Readonly<Record<string, string>>,
): Promise<StoredRecord[]> {
  const filter = Object.entries(values).map(([path, value]) => ({ path, operator: 'eq' as const, value }))
  return [...(await repository.list(queries, namedEntity({ model }, entity), { filter, ...PAGE })).rows]
}

/** The first of them. */
export const firstWith = async (...about: Parameters<typeof allWith>): Promise<StoredRecord | undefined> => (await allWith(...about))[0]
