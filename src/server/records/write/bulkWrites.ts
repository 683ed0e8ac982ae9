import type { Action } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Subject } from '../../../model/subject.ts'
import { createBody } from '../../calls/callInput.ts'
import type { RecordContext } from '../recordContext.ts'
import type { Values } from '../values.ts'
import { removeRecord } from './removeRecord.ts'
import { runAction } from './runAction.ts'
import { updateRecord } from './updateRecord.ts'

/** The write of each of many records: `update`, `delete` or a named action, with its values or body. */
export interface BulkWrite {
  readonly action: string
  readonly data?: Values
}

/** The base version of one record's write, and the job that it belongs to. */
interface BulkOptions {
  readonly version?: number | undefined
  readonly storedVersion?: number | undefined
  readonly jobId?: string
}

interface BulkWrites {
  /** Names of the entity's actions. */
  readonly names: readonly string[]
  readonly rightFor: (action: string) => Action
  /** The write of each record. Input of a named action is validated by its contract: throws `AppError` 422 before the first write. */
  readonly writeOf: (
    write: BulkWrite,
    subject: Subject,
    confirmed: ReadonlySet<string>,
  ) => (id: string, options: BulkOptions) => Promise<unknown>
}

/** Writes of many records of one entity, each on its own. */
export function bulkWrites(records: RecordContext, entity: ResolvedEntity): BulkWrites {
  const actions = new Map(
    records.rules.get(entity.id)?.actions?.map((action) => [action.name, { action, bodyOf: createBody(action.call.body) }]),
  )
  return {
    names: [...actions.keys()],
    rightFor: (action) => (action === 'delete' ? 'delete' : (actions.get(action)?.action.call.right.action ?? 'edit')),
    writeOf({ action, data = {} }, subject, confirmed) {
      if (action === 'delete') return (id, options) => removeRecord(records, entity, subject, id, options)
      const named = actions.get(action)
      if (!named) return (id, options) => updateRecord(records, entity, subject, id, data, options)
      const body = named.bodyOf(data)
      return (id, options) => runAction(records, entity, subject, id, named.action, { ...options, body, confirmed })
    },
  }
}
