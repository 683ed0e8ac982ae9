import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../../admin/hub.ts'
import type { termsCalls } from '../../../domain/auction/termsCalls.ts'
import type { AnswerOf } from '../../../model/calls/callContract.ts'

/** The newest terms. */
export type Terms = NonNullable<AnswerOf<typeof termsCalls.current>['terms']>

export const TERMS = ['biddingTerms', 'current']

/** The terms that the user has to accept before bidding or offering cars; undefined if there are none, and until it is known. */
export const useTerms = (): Terms | undefined => {
  const hub = useHub()
  const { data } = useQuery({
    queryKey: TERMS,
    queryFn: () => hub.call<typeof termsCalls.current>('GET', '/api/biddingTerms/current', {}),
    staleTime: 5 * 60_000,
    retry: false,
  })
  return data && !data.accepted && data.terms !== null ? data.terms : undefined
}
