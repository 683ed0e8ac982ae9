import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { accountCalls } from '../../model/calls/accountCalls.ts'
import type { AnswerOf } from '../../model/calls/callContract.ts'

/** The user's address, from the API. */
export type OwnEmail = AnswerOf<typeof accountCalls.email>

/** Query key of `useStanding`. */
export const STANDING = ['me', 'standing']

const KEY = ['me', 'email']

/** The user's address and whether it is verified; `put` stores a newer answer in the cache. */
export const useOwnEmail = () => {
  const { call } = useHub()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => call<typeof accountCalls.email>('GET', '/api/me/email', {}),
    staleTime: 60_000,
    retry: false,
  })
  return {
    data,
    error,
    refetch,
    put: (next: OwnEmail) => {
      queries.setQueryData(KEY, next)
      void queries.invalidateQueries({ queryKey: STANDING })
    },
  }
}
