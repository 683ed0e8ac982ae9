import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import type { ownCalls } from '../../domain/ownCalls.ts'
import { type TrustProblem, trustProblems } from '../../domain/trust.ts'
import { STANDING } from './useOwnEmail.ts'

const NOTHING: readonly TrustProblem[] = []

/** What the caller lacks to bid, offer cars and withdraw money; empty until it is known. */
export const useStanding = (): readonly TrustProblem[] => {
  const { call } = useHub()
  const { data } = useQuery({
    queryKey: STANDING,
    queryFn: () => call<typeof ownCalls.standing>('GET', '/api/me/standing', {}),
    staleTime: 60_000,
    retry: false,
  })
  return data ? trustProblems(data) : NOTHING
}
