import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import { entityOf } from '../../../model/entityOf.ts'
import type { RuleContext } from '../../records/rules.ts'
import { createDependent } from '../../records/write/createDependent.ts'

/** Issues an invoice or a credit note in the transaction of an action: validated, numbered, with its audit entry and event. */
export const issueInvoice = (context: RuleContext, draft: DraftMap['invoices']): Promise<EntityMap['invoices']> =>
  createDependent(context, entityOf(context.records, 'invoices'), draft)
