import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { type ListControllerResult, type RaRecord, useGetList } from 'react-admin'
import { type BoundedMeta, OR_LAST } from '../../../providers/data/bounded.ts'
import { useRememberPage } from '../keys/useRememberPage.ts'
import type { Joined } from './joined.ts'
import { rowHeight } from './rows.ts'
import { spacesOf } from './spaces.ts'
import { useCountAll } from './useCountAll.ts'

/** Height of a row in CSS pixels before one has been measured. */
const ROW = 41

/** Milliseconds for which the pages beside the list's are not fetched again; changes fetch them in any case. */
const FRESH = 60_000

/** The page beside the list's, fetched by the same query that the list uses when it becomes its own. */
const useBeside = ({ resource, perPage, sort, filterValues, filter }: ListControllerResult, page: number, enabled: boolean) => {
  const query = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter }, meta: OR_LAST }
  const { data } = useGetList<RaRecord>(resource, query, { enabled, retry: false, staleTime: FRESH })
  return enabled ? data : undefined
}

/** Number of all rows that are known to be there: a counted total, the bound of a long list, or its end where that is loaded. */
const rowsIn = (
  { total, meta, page, perPage, data = [], hasNextPage }: ListControllerResult,
  next: readonly RaRecord[] | undefined,
  counted: number | undefined,
) => {
  const { moreThan = 0 }: BoundedMeta = meta ?? {}
  if (total !== undefined) return total
  if (!hasNextPage) return (page - 1) * perPage + data.length
  return next && next.length < perPage ? page * perPage + next.length : Math.max(counted ?? moreThan, (page + 1) * perPage)
}

export interface EndlessProps {
  readonly list: ListControllerResult
  readonly joined: Joined | undefined
  readonly onJoin: (joined: Joined | undefined) => void
  /** Holds the rows and the spaces. */
  readonly root: RefObject<HTMLElement | null>
}

/** Joins the page with those beside it. */
export const useJoin = ({ list, onJoin, root }: EndlessProps): void => {
  const { page, perPage, data, isPlaceholderData } = list
  const previous = useBeside(list, page - 1, page > 1)
  const next = useBeside(list, page + 1, list.hasNextPage === true)
  const rows = rowsIn(list, next, useCountAll().all)
  useLayoutEffect(() => {
    if (!data || isPlaceholderData) return
    // Right after a deletion the next page may be this one, as the last.
    const [earlier, later] = [previous ?? [], next?.[0]?.id === data[0]?.id ? [] : (next ?? [])]
    const all = [...earlier, ...data, ...later]
    const before = (page - 1) * perPage - earlier.length
    const after = Math.max(0, rows - before - all.length)
    onJoin({
      page,
      data: all,
      before: earlier.length,
      own: data.length,
      rows,
      ...spacesOf({ before, after, rowHeight: (root.current && rowHeight(root.current)) ?? ROW }),
    })
  }, [page, perPage, data, isPlaceholderData, previous, next, rows, onJoin, root])
  useEffect(() => () => onJoin(undefined), [onJoin])
  const remember = useRememberPage(list.resource)
  useEffect(() => {
    if (previous) remember(page - 1, previous)
    if (next) remember(page + 1, next)
  }, [page, previous, next, remember])
}
