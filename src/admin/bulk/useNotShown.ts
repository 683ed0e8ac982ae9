import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import type { matchingCall } from '../../model/calls/listCalls.ts'
import { useHub } from '../hub.ts'
import { useListFilter } from './allMatching.tsx'

/**
 * The selected records that the list does not show as it is filtered now, and how to leave them out. Rows that are not loaded may match: the server says
 * which do, and until then none counts. @param all whether all that match are chosen instead
 */
export const useNotShown = (all: boolean) => {
  const hub = useHub()
  const { resource, selectedIds, onSelect, data = [], isPlaceholderData } = useListContext()
  const filter = useListFilter()
  const ids = selectedIds.map(String)
  const loaded = new Set(isPlaceholderData ? [] : data.map(({ id }) => String(id)))
  const enabled = !all && ids.some((id) => !loaded.has(id))
  const body = { ids, filter }
  const { data: found } = useQuery({
    queryKey: [resource, 'matching', body],
    queryFn: ({ signal }) =>
      hub.call<ReturnType<typeof matchingCall>>('POST', `/api/${resource}/matching`, { body, signal, keepsUndo: true }),
    enabled,
    retry: false,
  })
  const shown = new Set([...loaded, ...(found?.ids ?? ids)])
  const count = enabled ? ids.filter((id) => !shown.has(id)).length : 0
  return { count, leaveOut: () => onSelect(selectedIds.filter((id) => shown.has(String(id)))) }
}
