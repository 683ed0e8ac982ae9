import { v7 } from 'uuid'
import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity, ResolvedField } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import type { WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { type Followed, putIntoTrash } from '../trash/trashRows.ts'
import type { StoredRecord } from '../values.ts'
import { refuseLockedRemoval } from './recordLock.ts'
import { recordWritten } from './recordWritten.ts'

const PAGE = 200

const DELETION = 'delete:'

/** Whether a `jobId` of the audit trail is that of a deletion, which has no job but has written other records too. */
export const isDeletion = (jobId: string): boolean => jobId.startsWith(DELETION)

/** Audited entities with a top-level field that reacts to a deletion. The database itself clears all other references. */
export function following(
  context: RecordContext,
  entity: ResolvedEntity,
): { readonly from: ResolvedEntity; readonly field: ResolvedField }[] {
  return entity.referencedBy.flatMap(({ entity: id, path }) => {
    const from = context.model.entities[id]
    const field = from?.fieldsByName[path]
    const follows = field?.reference && field.reference.onDelete !== 'restrict'
    return from?.audited && field && follows ? [{ from, field }] : []
  })
}

async function referring(
  context: RecordContext,
  trx: Transaction,
  from: ResolvedEntity,
  field: ResolvedField,
  id: string,
): Promise<StoredRecord[]> {
  const operator = field.reference?.many ? 'includes' : 'eq'
  const filter = [{ path: field.path, operator, value: id }] as const
  const { rows } = await context.repository.list(trx, from, { filter, sort: { field: 'id', order: 'ASC' }, offset: 0, limit: PAGE })
  return rows
}

const cleared = (field: ResolvedField, record: StoredRecord, id: string): Json => {
  const value = record[field.name]
  return Array.isArray(value) ? value.filter((item: Json) => item !== id) : null
}

/**
 * Applies `onDelete` to records that refer to a removed one, with audit entry and event, which a foreign key alone would not write. Checks no
 * rights: the schema requires it. Returns the removed records, and adds all that it has written to `followed`.
 */
async function removeDependants(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  removed: StoredRecord,
  { jobId, followed }: { readonly jobId: string; readonly followed: Followed[] },
): Promise<readonly WrittenRecord[]> {
  const all: WrittenRecord[] = []
  for (const { from, field } of following(context, entity)) {
    for (let rows = await referring(context, trx, from, field, removed.id); rows.length > 0; ) {
      for (const row of rows) {
        if (from === entity && row.id === removed.id) continue
        if (field.reference?.onDelete === 'cascade' && !field.reference.many) {
          all.push(...(await removeFound(context, trx, from, subject, row, { jobId, cause: removed, followed })))
        } else {
          const after = await context.repository.update(trx, from, row, { [field.name]: cleared(field, row, removed.id) })
          await recordWritten(context, trx, { entity: from, subject, action: 'edit', before: row, after, jobId })
        }
        followed.push({ entity: from, id: row.id })
      }
      const next = await referring(context, trx, from, field, removed.id)
      rows = next.some((row) => row.id !== removed.id) ? next : []
    }
  }
  return all
}

interface Removal {
  readonly jobId?: string | undefined
  /** The removed record that this one follows. */
  readonly cause?: StoredRecord
  /** Collects what is deleted or changed with it. */
  readonly followed?: Followed[]
}

/** Removes one existing record and those to which the schemas cascade. */
export async function removeFound(
  context: RecordContext,
  trx: Transaction,
  entity: ResolvedEntity,
  subject: Subject,
  before: StoredRecord,
  { jobId, cause, followed = [] }: Removal = {},
): Promise<readonly WrittenRecord[]> {
  const rules = context.rules.get(entity.id)
  const { repository, model } = context
  const alsoWritten: WrittenRecord[] = []
  const about = { trx, repository, model, entity, subject, records: context, alsoWritten, before, ...(cause ? { cause } : {}) }
  refuseLockedRemoval(context, entity, before)
  await rules?.beforeWrite?.(about)
  const together = jobId ?? `${DELETION}${v7()}`
  const first = followed.length
  const removed = await removeDependants(context, trx, entity, subject, before, { jobId: together, followed })
  const own = followed.slice(first)
  await repository.remove(trx, entity, before.id)
  await rules?.afterWrite?.(about)
  const entry = await recordWritten(context, trx, { entity, subject, action: 'delete', before, jobId: own.length > 0 ? together : jobId })
  if (entry !== undefined) await putIntoTrash(context, trx, entity, [{ record: before, entry, followed: own }])
  return [...removed, ...alsoWritten, { entity, record: before, deleted: true }]
}
