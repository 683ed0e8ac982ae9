import type { EntityMap } from '../../../model/entityMap.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import type { StoredRecord, Values } from '../values.ts'
import { type Changes, isChanges, undoChanges } from './changes.ts'

/** A change in the audit trail. */
export interface PastChange {
  readonly version: number
  readonly changes: Changes
  readonly entry: EntityMap['auditEntries']
}

const PAGE = 500

/** Changes of a record after a version, the newest first, as far back as the audit trail goes. */
export async function changesAfter(
  repository: Repository,
  queries: Queries,
  record: { readonly entity: string; readonly id: string },
  version: number,
): Promise<PastChange[]> {
  const entries = await repository.of('auditEntries').find(
    queries,
    { recordId: record.id, entity: record.entity, outcome: 'done' },
    {
      filter: [{ path: 'recordVersion', operator: 'gt', value: version }],
      sort: { field: 'recordVersion', order: 'DESC' },
      limit: PAGE,
    },
  )
  return entries.map((entry) => ({ version: entry.recordVersion ?? 0, changes: isChanges(entry.changes) ? entry.changes : {}, entry }))
}

/** The record at a version; undefined if the audit trail does not go back that far. */
export function recordAt(current: StoredRecord, version: number, newestFirst: readonly PastChange[]): Values | undefined {
  const missing = current._version - version
  const unbroken = newestFirst.length === missing && newestFirst.every((change, index) => change.version === current._version - index)
  return unbroken
    ? {
        ...undoChanges(
          current,
          newestFirst.map(({ changes }) => changes),
        ),
        _version: version,
      }
    : undefined
}
