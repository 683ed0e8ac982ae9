import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { reportCalls } from '../../domain/reports/calls.ts'
import type { ShownMap } from '../../model/entityMap.ts'
import type { Chosen } from './filters/filterValues.ts'

const SECOND_MS = 1000

export type RunnableReport = Pick<ShownMap['reports'], 'id' | '_version' | 'syncSeconds'>

/**
 * Runs a report, again every `syncSeconds` while the tab is visible; leaving the page cancels the query on the server. A changed report has
 * another query key; the old rows stay until the new ones arrive.
 */
export const useReportRun = ({ id, _version, syncSeconds }: RunnableReport, { parameters, where = [] }: Chosen) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['reports', 'run', id, _version, parameters, where],
    queryFn: ({ signal }) =>
      hub.call<typeof reportCalls.run>('POST', '/api/reports/{id}/run', {
        params: { id },
        body: { parameters, ...(where.length > 0 && { where }) },
        keepsUndo: true,
        signal,
      }),
    refetchInterval: syncSeconds ? syncSeconds * SECOND_MS : false,
    refetchOnWindowFocus: false,
    placeholderData: (before) => before,
    retry: false,
  })
}
