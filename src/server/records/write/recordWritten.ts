import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
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
export const scopeFields = ({ scope, readers, tenant }: ResolvedEntity): readonly string[] => [
  ...Object.keys(scope ?? {}),
  ...(readers === undefined ? [] : [...readers.users, readers.open.field]),
  ...(tenant ? [tenant.field] : []),
  ...(tenant?.sharedWith === undefined ? [] : [tenant.sharedWith]),
]

/** Values of the fields that row scopes use. */
export const scopeValues = (entity: ResolvedEntity, record: StoredRecord): Values =>
  Object.fromEntries(scopeFields(entity).map((name) => [name, record[name] ?? null]))

/** Adds the audit entry, if the entity has an audit trail, and the event of a write in its transaction. Returns the entry's id. */
export async function recordWritten(context: WrittenContext, trx: Transaction, written: Written): Promise<string | undefined> {
  const { entity, subject, action, before, after, jobId } = written
  const record = after ?? before
  if (!record) return undefined
  const version = after?._version ?? record._version + 1
  const changes: Changes = changesBetween(entity, before, after)
  const entry = { subject, action, entity: entity.id, recordId: record.id, version, changes, outcome: 'done' } as const
  const seq = entity.audited ? { seq: await context.audit.write(trx, jobId === undefined ? entry : { ...entry, jobId }) } : {}
  // Users who could see the record before or after get the event.
  const scopes = [before, after].flatMap((state) => (state ? [scopeValues(entity, state)] : []))
  await context.events.publish(trx, { ...seq, entity: entity.id, id: record.id, action, version, fields: Object.keys(changes), scopes })
  return seq.seq
}
