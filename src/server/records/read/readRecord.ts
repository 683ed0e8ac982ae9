import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { authorize } from '../access/denials.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord } from '../values.ts'
import { refuseUnseen } from '../write/findForWrite.ts'
import { createAnswer } from './presenter.ts'

/** One record as the subject may see it. Throws `AppError` 403, 404. */
export async function readRecord(context: RecordContext, entity: ResolvedEntity, subject: Subject, id: string): Promise<StoredRecord> {
  const permitted = authorize(context, entity, subject, 'show', id)
  const access = permitted instanceof Promise ? await permitted : permitted
  const [record] = await context.repository.getMany(context.db.read, entity, [id], access.readScope(subject))
  if (!record) return refuseUnseen(context, entity, subject, 'show', id)
  const present = createAnswer(context, entity)(access, subject)
  return present ? (present(record) as StoredRecord) : record
}
