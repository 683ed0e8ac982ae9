import type { Json } from '../../../model/entitySchema.ts'
import type { ResolvedEntity } from '../../../model/resolvedEntity.ts'
import type { Queries } from '../../db/database.ts'
import type { Repository } from '../../db/repository/repository.ts'
import { isValues, type StoredRecord, type Values } from '../values.ts'
import { type Changes, undoChanges } from './changes.ts'

/** A change in the audit trail. */
export interface PastChange {
  readonly version: number
  readonly changes: Changes
  readonly entry: Values
}

const toChanges = (value: Json | undefined): Changes => (isValues(value) ? (value as unknown as Changes) : {})

const PAGE = 500

/** What was done to a record after a version, the newest first, as far as the audit trail goes back. */
export async function changesAfter(
  repository: Repository,
  queries: Queries,
  trail: ResolvedEntity,
  record: { readonly entity: string; readonly id: string },
  version: number,
): Promise<PastChange[]> {
  const filter = [
    { path: 'recordId', operator: 'eq', value: record.id },
    { path: 'entity', operator: 'eq', value: record.entity },
    { path: 'outcome', operator: 'eq', value: 'done' },
    { path: 'recordVersion', operator: 'gt', value: version },
  ] as const
  const { rows } = await repository.list(queries, trail, {
    filter,
    sort: { field: 'recordVersion', order: 'DESC' },
    offset: 0,
    limit: PAGE,
  })
  return rows.map((entry) => ({ version: Number(entry.recordVersion), changes: toChanges(entry.changes), entry }))
}

/** The record as it was at a version, or undefined when the audit trail can't tell. */
export function recordAt(current: StoredRecord, version: number, newestFirst: readonly PastChange[]): Values | undefined {
  const missing = current._version - version
  const whole = newestFirst.length === missing && newestFirst.every((change, index) => change.version === current._version - index)
  return whole
    ? {
        ...undoChanges(
          current,
          newestFirst.map(({ changes }) => changes),
        ),
        _version: version,
      }
    : undefined
}
