import type { Subject } from '../../../model/subject.ts'
import type { Access } from '../access/access.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { createAnswer } from './presenter.ts'
import { type RecordsById, recordsById } from './recordsById.ts'
import { referredIds } from './referredIds.ts'

/** Maximum number of embedded records per entity; of more, the first are embedded. */
const MAX = 1000

/** The records that the rows of a page refer to, as their reader may see them. One statement per referenced entity. */
export async function embedReferences(
  context: RecordContext,
  { entity, hidden }: Access,
  subject: Subject,
  rows: readonly Values[],
): Promise<RecordsById> {
  const fields = entity.fields.filter(({ path }) => !hidden.has(path))
  const ids = [...referredIds(fields, rows)].map(([target, found]) => [target, found.slice(0, MAX)] as const)
  return recordsById(context, subject, new Map(ids), createAnswer)
}
