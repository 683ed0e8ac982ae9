import { type ListOptions, useRecords } from '../../../admin/useRecords.ts'
import type { EntityId } from '../../../model/entityMap.ts'
import { MAX } from '../parts/Entries.tsx'

/** The first few records of a list, as props of `<Entries>`. */
export const useShortList = <Id extends EntityId>(entity: Id, sort: ListOptions<Id>['sort'], filter: ListOptions<Id>['filter'] = {}) => {
  const { data, error, refetch } = useRecords(entity, { filter, sort, limit: MAX })
  return { records: data, error, retry: () => void refetch() }
}
