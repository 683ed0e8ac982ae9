import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'

/** The user's active salesman in a firm. */
export async function ownSalesman(
  { repository, queries }: { readonly repository: Repository; readonly queries: Queries },
  subject: Subject,
  firm: string,
): Promise<string | null> {
  return (await repository.of('salesmen').findOne(queries, { userId: subject.id, active: true }, { scope: { firm } }))?.id ?? null
}
