import { type RaRecord, useGetMany } from 'react-admin'

/** Records that others refer to, by id: those that the user may see. */
export const useNamed = <T extends RaRecord>(entity: string, ids: readonly (string | null | undefined)[]): ReadonlyMap<string, T> => {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
  const { data = [] } = useGetMany<T>(entity, { ids: wanted }, { enabled: wanted.length > 0, retry: false })
  return new Map(data.filter((record) => record !== undefined).map((record) => [String(record.id), record]))
}
