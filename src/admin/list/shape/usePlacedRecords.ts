import { useInfiniteQuery } from '@tanstack/react-query'
import { type RaRecord, type SortPayload, useDataProvider, useListContext } from 'react-admin'
import { useEntity } from '../../adminContext.tsx'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { type Filter, groupFilter } from '../summary/groupFilter.ts'
import { PLACED } from './useMoveRecord.ts'

/** Records of a column or day at first, and how many more are fetched at once. */
const CARDS = 25

interface Options {
  /** Whether they are needed yet. */
  readonly enabled?: boolean
  /** Default: the order of the list. */
  readonly sort?: SortPayload
  readonly perPage?: number
}

/** The records that a place's filter finds among those of the list, page by page. */
export const usePlacedRecords = (own: Filter, { enabled = true, sort, perPage = CARDS }: Options = {}) => {
  const { id } = useEntity()
  const provider = useDataProvider()
  const list = useListContext()
  const query = { filter: groupFilter(useListFilter(), own), sort: sort ?? list.sort }
  return useInfiniteQuery({
    queryKey: [id, PLACED, 'records', { ...query, perPage }],
    queryFn: ({ signal, pageParam }) => provider.getList<RaRecord>(id, { ...query, pagination: { page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ data }, pages) => (data.length === perPage ? pages.length + 1 : undefined),
    enabled,
    retry: false,
  })
}
