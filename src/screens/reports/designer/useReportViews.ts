import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'

/** What a report can read, as the user may see it. It follows from the schemas and the rights: once a page is enough. */
export const useReportViews = () => {
  const hub = useHub()
  return useQuery({
    queryKey: ['reports', 'views'],
    queryFn: ({ signal }) => hub.call<typeof reportCalls.views>('GET', '/api/reports/views', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select: ({ views }) => views,
  })
}
