import type { EntityId } from '../../model/entityMap.ts'
import { type EntityOf, entityOf } from '../../model/entityOf.ts'
import type { Subject } from '../../model/subject.ts'
import type { Transaction } from '../db/database.ts'
import type { WrittenRecord } from './afterCommit.ts'
import type { RecordContext } from './recordContext.ts'
import type { RuleContext } from './rules.ts'

/** The context of rules, for writes that no rule runs in: those of jobs, and of calls that features declare. */
export const ruleContext = <Id extends EntityId>(
  records: RecordContext,
  { trx, subject, alsoWritten }: { readonly trx: Transaction; readonly subject: Subject; readonly alsoWritten: WrittenRecord[] },
  id: Id,
): RuleContext<EntityOf<Id>> => ({
  ...{ trx, records, subject, alsoWritten },
  repository: records.repository,
  model: records.model,
  entity: entityOf(records, id),
})
