import { entityOf } from '../../../model/entityOf.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Queries } from '../../db/database.ts'
import type { RecordContext } from '../../records/recordContext.ts'
import type { RulesFor } from '../../records/rules.ts'
import type { StoredRecord } from '../../records/values.ts'

const PICTURES: ReadonlySet<string> = new Set(['image', 'images'])

/** What is or was on offer is for all to see who may list auctions: a car's pictures, and none of its papers. */
async function showsUpload(
  { model, access, repository }: RecordContext,
  queries: Queries,
  subject: Subject,
  { path, recordId }: StoredRecord,
): Promise<boolean> {
  const auctions = entityOf({ model }, 'auctions')
  const { allowed, scope } = access(auctions, subject)
  if (!PICTURES.has(String(path).split('.')[0] ?? '') || !allowed.has('list')) return false
  return (await repository.of('auctions').findOne(queries, { car: String(recordId) }, { scope: scope(subject) })) !== undefined
}

export const rules: RulesFor<'cars'> = { showsUpload }
