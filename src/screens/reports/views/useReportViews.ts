import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'

/** The views that the user's reports can read. They follow from schemas and rights, so they are fetched once per page. */
export const useReportViews = (enabled = true) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['reports', 'views'],
    queryFn: ({ signal }) => hub.call<typeof reportCalls.views>('GET', '/api/reports/views', { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: ({ views }) => views,
  })
}
