import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import type { Transaction } from '../../db/database.ts'
import { inHalves } from '../../db/withSavepoint.ts'
import { readOnlyReason } from '../access/denials.ts'
import { runAfterCommit, type WrittenRecord } from '../afterCommit.ts'
import type { RecordContext } from '../recordContext.ts'
import { inScope, type StoredRecord } from '../values.ts'
import { removeTogether } from '../write/removeTogether.ts'
import type { Jobs } from './undoRun.ts'

interface Deletion {
  readonly context: RecordContext
  readonly entity: ResolvedEntity
  readonly subject: Subject
  readonly jobs: Jobs
}

/** Records that the subject may delete without further question; all others are for the usual deletion, which says why not. */
function isDeletable({ context, entity, subject, jobs }: Deletion): (record: StoredRecord, version: number | undefined) => boolean {
  const access = context.access(entity, subject)
  const mayDelete = access.allowed.has(jobs.right ?? 'delete') && readOnlyReason(subject) === undefined
  const [read, write] = [access.readScope(subject), access.writeScope(subject)]
  return (record, version) => mayDelete && record._version === version && inScope(read, record) && inScope(write, record)
}

async function removeAll({ context, entity, subject, jobs }: Deletion, trx: Transaction, records: readonly StoredRecord[]) {
  const removed = new Set<string>()
  const written: WrittenRecord[] = []
  const remove = async (part: readonly StoredRecord[]) => {
    written.push(...(await removeTogether(context, trx, entity, subject, part, jobs.by)))
    for (const { id } of part) removed.add(id)
  }
  await inHalves(trx, records, remove, () => undefined)
  return { removed, written }
}

/**
 * Deletes those of the records that nobody has written since a job created them, in one transaction; returns their ids. Leaves the others, and those whose
 * deletion is refused. @param versions of the records, as the job made them, by id
 */
export async function undoCreations(
  context: RecordContext,
  entity: ResolvedEntity,
  subject: Subject,
  versions: ReadonlyMap<string, number>,
  jobs: Jobs,
): Promise<ReadonlySet<string>> {
  const none: ReadonlySet<string> = new Set()
  if (versions.size === 0 || context.rules.get(entity.id)?.lockedAfter) return none
  const deletion = { context, entity, subject, jobs }
  const isOpen = isDeletable(deletion)
  const { removed, written } = await context.db.write(async (trx) => {
    const records = await context.repository.getLocked(trx, entity, [...versions.keys()])
    const open = records.filter((record) => isOpen(record, versions.get(record.id)))
    return removeAll(deletion, trx, open)
  })
  runAfterCommit(context, written)
  for (const { entity: one, deleted } of written) if (deleted) context.metrics.writes.inc({ entity: one.id, action: 'delete' })
  return removed
}
