import { v7 } from 'uuid'
import type { DraftMap, EntityMap } from '../../../model/entityMap.ts'
import type { Json } from '../../../model/entitySchema.ts'
import { type Subject, SYSTEM_NAME } from '../../../model/subject.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import type { Changes } from '../write/changes.ts'

/** One line of the audit trail (`PRODUCT.md S4`). */
export interface AuditEntry {
  readonly subject: Subject
  /** An action of the API (`create`, `edit`, `delete`, `export`, …) or of the session (`signIn`, …). */
  readonly action: string
  readonly entity?: string
  readonly recordId?: string
  /** Version of the record after the write; after a deletion one more than before. */
  readonly version?: number
  readonly changes?: Changes | Readonly<Record<string, Json>>
  readonly outcome: EntityMap['auditEntries']['outcome']
  /** The job, or what else wrote several records: a deletion with its consequences. */
  readonly jobId?: string
}

export interface Audit {
  /** Writes the entry in the transaction of the change and returns its id. Ids ascend in the order of writing. */
  readonly write: (trx: Transaction, entry: AuditEntry) => Promise<string>
  /** The same for several entries, in their order. */
  readonly writeMany: (trx: Transaction, entries: readonly AuditEntry[]) => Promise<string[]>
  /** Writes an entry in its own transaction. */
  readonly note: (entry: AuditEntry) => Promise<void>
}

/** The actor without a session: the first start, a sign-up, a job after a restart. */
export const SYSTEM: Subject = Object.freeze({ id: '', roles: ['Admin'], attributes: { name: SYSTEM_NAME } })

export function createAudit(db: Database, repository: Repository, clock: () => Date): Audit {
  const trail = () => repository.of('auditEntries')
  function recordOf(entry: AuditEntry): DraftMap['auditEntries'] & { readonly id: string } {
    const { subject, action, outcome } = entry
    return {
      id: v7(),
      at: clock().toISOString(),
      actorId: (subject.viewer ?? subject).id || null,
      actorName: subject.viewer?.name ?? subject.attributes?.name ?? null,
      action,
      entity: entry.entity ?? null,
      recordId: entry.recordId ?? null,
      recordVersion: entry.version ?? null,
      changes: entry.changes ?? null,
      outcome,
      jobId: entry.jobId ?? null,
    }
  }
  async function write(trx: Transaction, entry: AuditEntry): Promise<string> {
    const { id } = await trail().insert(trx, recordOf(entry))
    return id
  }
  return {
    write,
    async writeMany(trx, entries) {
      const records = entries.map(recordOf)
      await trail().insertMany(trx, records)
      return records.map(({ id }) => id)
    },
    note: (entry) => db.write(async (trx) => void (await write(trx, entry))),
  }
}
