import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { reportCalls } from '../../../domain/reports/calls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

type Readable = AnswerOf<typeof reportCalls.views>

const useReadable = <T>(select: (readable: Readable) => T, enabled: boolean) => {
  const hub = useHub()
  return useQuery({
    queryKey: ['reports', 'views'],
    queryFn: ({ signal }) => hub.call<typeof reportCalls.views>('GET', '/api/reports/views', { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    select,
  })
}

const viewsIn = ({ views }: Readable) => views
const all = (readable: Readable) => readable

/** The views that the user's reports can read. They follow from schemas and rights, so they are fetched once per page. */
export const useReportViews = (enabled = true) => useReadable(viewsIn, enabled)

/** All that SQL can name: the views, and the functions of the database. */
export const useSqlNames = () => useReadable(all, true)
