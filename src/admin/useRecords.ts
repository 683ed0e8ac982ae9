import { useGetList, useGetMany, useGetOne, useRecordContext } from 'react-admin'
import type { Compared, EntityId, ShownMap } from '../model/entityMap.ts'
import type { Operator } from '../model/fieldType.ts'

type NameOf<Id extends EntityId> = keyof ShownMap[Id] & string

/** Field → its value, several of which it has one, or operators with theirs; `q`: words. */
type RecordFilter<Id extends EntityId> = { readonly q?: string } & {
  readonly [K in NameOf<Id>]?:
    | Compared<ShownMap[Id][K]>
    | readonly Compared<ShownMap[Id][K]>[]
    | { readonly [O in Operator]?: Compared<ShownMap[Id][K]> }
}

/** Which records, in which order; at most `limit`, from the first. */
export interface Listing<Id extends EntityId> {
  readonly filter?: RecordFilter<Id>
  readonly sort: { readonly field: NameOf<Id>; readonly order: 'ASC' | 'DESC' }
  readonly limit: number
}

interface Asking {
  readonly enabled?: boolean
  /** Milliseconds after which they are refetched. */
  readonly refetchInterval?: number
  /** Milliseconds for which an answer holds. */
  readonly staleTime?: number
}

/** The listing as the data provider takes it. */
export const listParams = <Id extends EntityId>({ filter = {}, sort, limit }: Listing<Id>) => ({
  filter,
  sort,
  pagination: { page: 1, perPage: limit },
})

/** Records of an entity, typed by its schema. The caller shows failures: there is no retry. */
export const useRecords = <Id extends EntityId>(entity: Id, listing: Listing<Id>, asking: Asking = {}) =>
  useGetList<ShownMap[Id]>(entity, listParams(listing), { retry: false, ...asking })

/** One record, typed by its schema; without an id nothing is fetched. */
export const useRecord = <Id extends EntityId>(entity: Id, id: string | undefined, { enabled = true, ...asking }: Asking = {}) =>
  useGetOne<ShownMap[Id]>(entity, { id: id ?? '' }, { retry: false, ...asking, enabled: enabled && id !== undefined && id !== '' })

/** The record around the component, of an entity that the caller knows. */
export const useShownRecord = <Id extends EntityId>(_entity: Id): ShownMap[Id] | undefined => useRecordContext<ShownMap[Id]>()

/** Records by id: those that the reader may see. */
export const useRecordsById = <Id extends EntityId>(
  entity: Id,
  ids: readonly (string | null | undefined)[],
): ReadonlyMap<string, ShownMap[Id]> => {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))]
  const { data = [] } = useGetMany<ShownMap[Id]>(entity, { ids: wanted }, { enabled: wanted.length > 0, retry: false })
  return new Map(data.filter((record) => record !== undefined).map((record) => [record.id, record]))
}
