import type { Exactly } from '../../model/entityMap.ts'
import type { DraftFor, RecordFor } from '../../model/entityOf.ts'
import type { ResolvedEntity } from '../../model/resolvedEntity.ts'
import type { RecordContext } from './recordContext.ts'
import type { RuleContext } from './rules.ts'
import type { StoredRecord } from './values.ts'
import { recordWritten } from './write/recordWritten.ts'

/** A record that a write has written. */
export interface WrittenRecord {
  readonly entity: ResolvedEntity
  readonly record: StoredRecord
  readonly deleted: boolean
  /** The record before the change. */
  readonly before?: StoredRecord
}

/** Runs the `committed` rules of written records, isolated from each other: the commit stands even if one of them fails. */
export function runAfterCommit(context: RecordContext, written: readonly WrittenRecord[]): void {
  for (const { entity, record, deleted, before } of written) {
    try {
      context.rules.get(entity.id)?.committed?.(record, deleted, before)
    } catch (error) {
      context.report(error, 'what follows a write failed', { entity: entity.id, record: record.id })
    }
  }
}

/** Changes another record in the transaction of a write, with audit entry and event. Checks no rights: a rule requires the change. */
export async function writeDependent<E extends ResolvedEntity, D extends DraftFor<E>>(
  about: RuleContext,
  entity: E,
  current: RecordFor<E>,
  changes: Exactly<D, DraftFor<E>>,
): Promise<RecordFor<E>> {
  const { trx, repository, records, subject, alsoWritten } = about
  const after = await repository.update(trx, entity, current, changes)
  await recordWritten(records, trx, { entity, subject, action: 'edit', before: current, after })
  alsoWritten.push({ entity, record: after, before: current, deleted: false })
  return after
}
