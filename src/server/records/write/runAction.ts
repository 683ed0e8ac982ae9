import { AppError } from '../../../model/errors.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { auditingDenials, authorize } from '../access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import type { AuditEntry } from '../history/audit.ts'
import type { RecordContext } from '../recordContext.ts'
import type { NamedAction, RuleContext } from '../rules.ts'
import { type StoredRecord, same } from '../values.ts'
import { isBasedOn } from './basedOn.ts'
import { findWritable, refuseUnseen } from './findForWrite.ts'
import { recordWritten } from './recordWritten.ts'

export interface ActionOptions {
  /** Throws 409 if the record has another version. */
  readonly version?: number | undefined
  /** The same as stored, for callers that count hidden changes too. */
  readonly storedVersion?: number | undefined
  readonly jobId?: string | undefined
  /** Input of the call, valid by its contract. */
  readonly body?: unknown
  /** Risky operations that the caller has confirmed. */
  readonly confirmed?: ReadonlySet<string>
}

export interface ActionResult {
  readonly record: StoredRecord
  /** Further records that it wrote or created. */
  readonly alsoWritten: readonly WrittenRecord[]
}

interface ActionRun extends Required<Pick<ActionOptions, 'confirmed'>>, Pick<ActionOptions, 'body' | 'jobId'> {
  readonly context: RecordContext
  readonly trx: Transaction
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly action: NamedAction
}

/** An action with effects elsewhere leaves the record as it is; its job still has to know that it ran. */
async function noteUnchanged({ audit }: RecordContext, trx: Transaction, entry: Omit<AuditEntry, 'outcome'>): Promise<void> {
  await audit.write(trx, { ...entry, outcome: 'done' })
}

/** Applies the action's changes, if any, and runs its effects. */
async function act(
  { context, trx, entity, subject, action, body, confirmed, jobId }: ActionRun,
  before: StoredRecord,
): Promise<ActionResult> {
  const { repository, model } = context
  const alsoWritten: WrittenRecord[] = []
  const rules = context.rules.get(entity.id)
  const about: RuleContext & { readonly before: StoredRecord } = {
    ...{ trx, repository, model, entity, subject, records: context, alsoWritten, action: action.name, before, confirmed },
  }
  const changes = await action.changes(before, body, about)
  const different = Object.fromEntries(Object.entries(changes).filter(([field, value]) => !same(value, before[field])))
  let after = before
  if (Object.keys(different).length > 0) {
    await rules?.beforeWrite?.({ ...about, next: { ...before, ...different } })
    after = await repository.update(trx, entity, before, different)
    await rules?.afterWrite?.({ ...about, next: after })
    await recordWritten(context, trx, { entity, subject, action: action.name, before, after, jobId })
  } else if (jobId !== undefined)
    await noteUnchanged(context, trx, { subject, action: action.name, entity: entity.id, recordId: before.id, jobId })
  await action.effect?.({ ...about, next: after, body, confirmed })
  return { record: after, alsoWritten }
}

/**
 * Runs a named action on one record and returns the record. The action may set read-only fields; the audit trail uses its name. Throws
 * `AppError` 403, 404, 409, and 422 for invalid input.
 */
export async function runAction(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  id: string,
  action: NamedAction,
  { body, confirmed = new Set(), jobId, ...based }: ActionOptions = {},
): Promise<ActionResult> {
  const access = await authorize(context, entity, subject, action.call.right.action, id)
  const result = await auditingDenials(context, entity, subject, action.name, id, () =>
    context.db.write(async (trx) => {
      const before = await findWritable(context, trx, access, subject, id)
      if (!before) return undefined
      if (!isBasedOn(access, before, based)) throw new AppError(409, 'conflict', { extra: { fields: [], theirs: access.present(before) } })
      return act({ context, trx, entity, subject, action, body, confirmed, jobId }, before)
    }),
  )
  if (!result) return refuseUnseen(context, entity, subject, action.call.right.action, id)
  runAfterCommit(context, [...result.alsoWritten, { entity, record: result.record, deleted: false }])
  context.metrics.writes.inc({ entity: entity.id, action: action.name })
  return result
}
