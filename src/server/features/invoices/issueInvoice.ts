import { v7 } from 'uuid'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { RuleContext } from '../../records/rules.ts'
import { insertRecord } from '../../records/write/createRecord.ts'
import { deriveAndValidate } from '../../records/write/deriveAndValidate.ts'

/** Issues an invoice or a credit note in the transaction of an action: validated, numbered, with its audit entry and event. */
export async function issueInvoice(
  { trx, records, subject, alsoWritten }: RuleContext,
  draft: DraftMap['invoices'],
): Promise<EntityMap['invoices']> {
  const entity = entityOf(records, 'invoices')
  const prepared = deriveAndValidate(entity, draft, { rules: records.rules.get(entity.id) })
  const record = await insertRecord(records, trx, entity, subject, { ...prepared, id: v7() }, { alsoWritten })
  alsoWritten.push({ entity, record, deleted: false })
  return record
}
