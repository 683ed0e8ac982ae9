import { useQuery } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'
import { type Standing, type TrustProblem, trustProblems } from '../../domain/trust.ts'
import { STANDING } from './useOwnEmail.ts'

const NOTHING: readonly TrustProblem[] = []

/** What the asker lacks to bid, offer cars and withdraw money; empty until it is known. */
export const useStanding = (): readonly TrustProblem[] => {
  const { read } = useHub()
  const { data } = useQuery({
    queryKey: STANDING,
    queryFn: async () => (await read('me/standing')) as Standing,
    staleTime: 60_000,
    retry: false,
  })
  return data ? trustProblems(data) : NOTHING
}
