import { v7 } from 'uuid'
import type { Exactly } from '../../../model/entityMap.ts'
import type { DraftFor, RecordFor } from '../../../model/entityOf.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { RuleContext } from '../rules.ts'
import type { StoredRecord, Values } from '../values.ts'
import { insertRecord } from './createRecord.ts'
import { deriveAndValidate } from './deriveAndValidate.ts'

type Writing = Pick<RuleContext, 'trx' | 'records' | 'subject' | 'alsoWritten'>

/**
 * Creates another record in the transaction of a write, with all rules of its entity, an audit entry and an event. Checks no rights: a rule or a call
 * requires the record. Throws `AppError` 422.
 */
export async function createDependent<E extends ResolvedEntity, D extends DraftFor<E>>(
  writing: Writing,
  entity: E,
  draft: Exactly<D, DraftFor<E>>,
): Promise<RecordFor<E>>
export async function createDependent(
  { trx, records, subject, alsoWritten }: Writing,
  entity: ResolvedEntity,
  draft: Values,
): Promise<StoredRecord> {
  const prepared = deriveAndValidate(entity, draft, { rules: records.rules.get(entity.id) })
  const record = await insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
  return record
}
