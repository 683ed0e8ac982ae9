import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { RecordEvent } from '../../events/eventHub.ts'
import type { AuditEntry } from '../history/audit.ts'
import type { RecordContext } from '../recordContext.ts'
import type { StoredRecord, Values } from '../values.ts'
import { type Changes, changesBetween } from './changes.ts'

export type WrittenContext = Pick<RecordContext, 'audit' | 'events'>

export interface Written {
  readonly entity: ResolvedEntity
  readonly subject: Subject
  /** `create`, `edit`, `delete`, `restore`, or the name of an action of the entity's rules. */
  readonly action: string
  readonly before?: StoredRecord | undefined
  readonly after?: StoredRecord | undefined
  readonly jobId?: string | undefined
}

/** Names of the fields that row scopes use. */
export const scopeFields = ({ scope, readScope, readers, tenant }: ResolvedEntity): readonly string[] => [
  ...Object.keys({ ...scope, ...readScope }),
  ...(readers === undefined ? [] : [...readers.users, readers.open.field]),
  ...(tenant ? [tenant.field] : []),
  ...(tenant?.sharedWith === undefined ? [] : [tenant.sharedWith]),
]

/** Values of the fields that row scopes use. */
export const scopeValues = (entity: ResolvedEntity, record: StoredRecord): Values =>
  Object.fromEntries(scopeFields(entity).map((name) => [name, record[name] ?? null]))

interface Emission {
  readonly entry: AuditEntry
  readonly event: Omit<RecordEvent, 'seq'>
}

function emissionsOf({ entity, subject, action, before, after, jobId }: Written): Emission[] {
  const record = after ?? before
  if (!record) return []
  const version = after?._version ?? record._version + 1
  const changes: Changes = changesBetween(entity, before, after)
  const about = { subject, action, entity: entity.id, recordId: record.id, version, changes, outcome: 'done' } as const
  // Users who could see the record before or after get the event.
  const scopes = [before, after].flatMap((state) => (state ? [scopeValues(entity, state)] : []))
  return [
    {
      entry: jobId === undefined ? about : { ...about, jobId },
      event: { entity: entity.id, id: record.id, action, version, fields: Object.keys(changes), scopes },
    },
  ]
}

/** The same for several writes to one entity; returns the ids of their entries, in their order. */
export async function recordsWritten(
  { audit, events }: WrittenContext,
  trx: Transaction,
  { audited }: ResolvedEntity,
  written: readonly Written[],
): Promise<readonly string[]> {
  const emissions = written.flatMap(emissionsOf)
  const entries = emissions.map(({ entry }) => entry)
  const seqs = audited ? await audit.writeMany(trx, entries) : []
  for (const [at, { event }] of emissions.entries()) {
    const seq = seqs[at]
    await events.publish(trx, seq === undefined ? event : { ...event, seq })
  }
  return seqs
}

/** Adds the audit entry, if the entity has an audit trail, and the event of a write in its transaction. Returns the entry's id. */
export async function recordWritten(context: WrittenContext, trx: Transaction, written: Written): Promise<string | undefined> {
  return (await recordsWritten(context, trx, written.entity, [written]))[0]
}
