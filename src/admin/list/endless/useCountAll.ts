import { useQuery } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import type { summaryCall } from '../../../model/calls/listCalls.ts'
import { useListFilter } from '../../bulk/allMatching.tsx'
import { anyReasonOf } from '../../failureNotice.tsx'
import { useHub } from '../../hub.ts'

/** Second part of the key of the query, which is cancelled by it. */
export const COUNT = 'count'

/** The number of all records of a list; of long ones, whose records are counted up to a bound only, once `count` was called. */
export const useCountAll = () => {
  const { resource, total } = useListContext()
  const hub = useHub()
  const notify = useNotify()
  const query = { filter: JSON.stringify(useListFilter()) }
  const { data, isStale, isFetching, refetch } = useQuery({
    queryKey: [resource, COUNT, query],
    queryFn: ({ signal }) => hub.call<ReturnType<typeof summaryCall>>('GET', `/api/${resource}/summary`, { query, signal }),
    select: ({ groups }) => groups[0]?.count ?? 0,
    enabled: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const all = total ?? (isStale ? undefined : data)
  /** Undefined if it was cancelled or has failed. */
  const count = async (): Promise<number | undefined> => {
    if (all !== undefined) return all
    const counted = await refetch({ cancelRefetch: false })
    if (counted.isError) notify(anyReasonOf(counted.error), { type: 'error' })
    return counted.isSuccess ? counted.data : undefined
  }
  return { all, count, counting: isFetching }
}
