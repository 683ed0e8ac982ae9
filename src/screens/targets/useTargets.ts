import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { targetCalls } from '../../domain/targets/calls.ts'
import type { QueryOf } from '../../model/calls/callContract.ts'

/** Key of all queries of progress. */
export const TARGETS = ['targets', 'progress'] as const

/** Targets with their progress: by ids, of a salesman, or of today. */
export const useTargets = (query: QueryOf<typeof targetCalls.progress>) => {
  const hub = useHub()
  return useQuery({
    queryKey: [...TARGETS, query],
    queryFn: () => hub.call<typeof targetCalls.progress>('GET', '/api/targets/progress', { query }),
    retry: false,
  })
}
