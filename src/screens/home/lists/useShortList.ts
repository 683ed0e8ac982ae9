import { type RaRecord, type SortPayload, useGetList } from 'react-admin'
import { MOST } from '../parts/Entries.tsx'

/** The first few records of a list, as `<Entries>` takes them. */
export const useShortList = <T extends RaRecord>(entity: string, sort: SortPayload, filter: Readonly<Record<string, unknown>> = {}) => {
  const { data, error, refetch } = useGetList<T>(entity, { pagination: { page: 1, perPage: MOST }, sort, filter }, { retry: false })
  return { records: data, error, retry: () => void refetch() }
}
