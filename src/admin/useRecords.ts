import { useGetList, useGetMany, useGetOne, useRecordContext } from 'react-admin'
import type { EntityId, FilterValue, ShownMap } from '../model/entityMap.ts'
import type { Operator } from '../model/fieldType.ts'

type NameOf<Id extends EntityId> = keyof ShownMap[Id] & string

/** Field → value, list of allowed values, or operators with values; `q`: full-text search. */
export type RecordFilter<Id extends EntityId> = { readonly q?: string } & {
  readonly [K in NameOf<Id>]?:
    | FilterValue<ShownMap[Id][K]>
    | readonly FilterValue<ShownMap[Id][K]>[]
    | { readonly [O in Operator]?: FilterValue<ShownMap[Id][K]> }
}

/** Filter, sort order, and maximum number of records. */
export interface ListOptions<Id extends EntityId> {
  readonly filter?: RecordFilter<Id>
  readonly sort: { readonly field: NameOf<Id>; readonly order: 'ASC' | 'DESC' }
  readonly limit: number
}

interface FetchOptions {
  readonly enabled?: boolean
  /** Milliseconds between refetches. */
  readonly refetchInterval?: number
  /** Milliseconds for which a cached answer is fresh. */
  readonly staleTime?: number
}

/** The listing as parameters of the data provider. */
export const listParams = <Id extends EntityId>({ filter = {}, sort, limit }: ListOptions<Id>) => ({
  filter,
  sort,
  pagination: { page: 1, perPage: limit },
})

/** Fetches records of an entity, typed by its schema. No retries: the caller shows errors. */
export const useRecords = <Id extends EntityId>(entity: Id, listing: ListOptions<Id>, options: FetchOptions = {}) =>
  useGetList<ShownMap[Id]>(entity, listParams(listing), { retry: false, ...options })

/** Fetches one record, typed by its schema; without an id it fetches nothing. */
export const useRecord = <Id extends EntityId>(entity: Id, id: string | undefined, { enabled = true, ...options }: FetchOptions = {}) =>
  useGetOne<ShownMap[Id]>(entity, { id: id ?? '' }, { retry: false, ...options, enabled: enabled && id !== undefined && id !== '' })

/** The record in context, typed by the given entity. */
export const useShownRecord = <Id extends EntityId>(_entity: Id): ShownMap[Id] | undefined => useRecordContext<ShownMap[Id]>()

/** Fetches records by id; records that the user may not see are missing. */
export const useRecordsById = <Id extends EntityId>(
  entity: Id,
  ids: readonly (string | null | undefined)[],
): ReadonlyMap<string, ShownMap[Id]> => {
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const { data = [] } = useGetMany<ShownMap[Id]>(entity, { ids: known }, { enabled: known.length > 0, retry: false })
  return new Map(data.filter((record) => record !== undefined).map((record) => [record.id, record]))
}
