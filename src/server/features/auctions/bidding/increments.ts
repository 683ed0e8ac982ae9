import { DEFAULT_INCREMENTS, type Increments, incrementMistake } from '../../../../domain/auction/increments.ts'
import type { DraftMap } from '../../../../model/entityMap.ts'
import { AppError } from '../../../../model/errors.ts'
import { DecimalError } from '../../../../model/values/decimal.ts'
import type { Queries } from '../../../db/database.ts'
import type { RecordContext } from '../../../records/recordContext.ts'
import { centsOrNull } from '../amounts.ts'

/** The table and its version; undefined: none is configured. */
export interface IncrementsKey {
  readonly id: string
  readonly version: number
}

/** The key of a joined table. */
export const incrementsKey = (id: string | null, version: number | string | null): IncrementsKey | undefined =>
  id === null || version === null ? undefined : { id, version: Number(version) }

type Table = DraftMap['bidIncrements']

/** A record of `bidIncrements` as the rules take it. */
export const incrementsOf = ({ steps }: Table): Increments =>
  (steps ?? []).map(({ below, step }) => ({ below: centsOrNull(below), step: centsOrNull(step) ?? 0n }))

export type ReadIncrements = (queries: Queries, key: IncrementsKey | undefined) => Promise<Increments>

/** The table of a record. Throws `AppError` 409 `incrementsBroken` for an invalid table; rules refuse these now, but older ones may exist. */
function usableIncrements(record: Table): Increments {
  try {
    const table = incrementsOf(record)
    if (incrementMistake(table) === undefined) return table
  } catch (error) {
    if (!(error instanceof DecimalError)) throw error
  }
  throw new AppError(409, 'incrementsBroken')
}

/** Increment tables, cached by version: the caller passes the version that its transaction sees, so the cache is never stale. */
export function createIncrements({ repository }: Pick<RecordContext, 'repository'>): ReadIncrements {
  const tables = repository.of('bidIncrements')
  const known = new Map<string, { readonly version: number; readonly table: Increments }>()
  return async (queries, key) => {
    if (!key) return DEFAULT_INCREMENTS
    const kept = known.get(key.id)
    if (kept?.version === key.version) return kept.table
    const record = await tables.get(queries, key.id)
    if (!record) return DEFAULT_INCREMENTS
    const table = usableIncrements(record)
    known.set(key.id, { version: record._version, table })
    return table
  }
}
