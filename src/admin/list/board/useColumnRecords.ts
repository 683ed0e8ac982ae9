import { useInfiniteQuery } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import { useEntity } from '../../adminContext.tsx'
import { PLACED } from '../shape/useMoveRecord.ts'
import { groupFilter } from '../summary/groupFilter.ts'
import { useListFilter } from '../summary/useSummary.ts'
import type { BoardColumn } from './boardColumns.ts'

/** Records of a column at first, and how many more are fetched at once. */
const CARDS = 25

/** The records of a column by the list's filter and order, page by page. `enabled`: whether they are needed yet. */
export const useColumnRecords = ({ filter: own }: BoardColumn, enabled: boolean) => {
  const { id } = useEntity()
  const provider = useDataProvider()
  const { sort } = useListContext()
  const filter = groupFilter(useListFilter(), own)
  return useInfiniteQuery({
    queryKey: [id, PLACED, 'board', { filter, sort }],
    queryFn: ({ signal, pageParam }) =>
      provider.getList<RaRecord>(id, { filter, sort, pagination: { page: pageParam, perPage: CARDS }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) => (data.length === CARDS ? pages.length + 1 : undefined),
    enabled,
    retry: false,
  })
}
