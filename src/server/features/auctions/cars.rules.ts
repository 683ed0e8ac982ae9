import type { EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RulesFor } from '../../records/rules.ts'

const PICTURES: ReadonlySet<string> = new Set<keyof EntityMap['cars']>(['image', 'images'])

/** Users who may list auctions see the pictures of auctioned cars, but not their papers. */
async function showsUpload(
  { model, access, repository }: RecordContext,
  queries: Queries,
  subject: Subject,
  { path, recordId }: EntityMap['uploads'],
): Promise<boolean> {
  const { allowed, scope } = access(entityOf({ model }, 'auctions'), subject)
  if (recordId === null || !PICTURES.has(path?.split('.')[0] ?? '') || !allowed.has('list')) return false
  return (await repository.of('auctions').findOne(queries, { car: recordId }, { scope: scope(subject) })) !== undefined
}

export const rules: RulesFor<'cars'> = { showsUpload }
