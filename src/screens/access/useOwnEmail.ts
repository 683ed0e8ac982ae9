import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useHub } from '../../admin/hub.ts'

/** The asker's address, as the API tells of it. */
export interface OwnEmail {
  readonly email: string
  readonly verified: boolean
  /** Another address that waits for its code. */
  readonly pending?: string | null
}

/** Key of what `useStanding` reads. */
export const STANDING = ['me', 'standing']

const KEY = ['me', 'email']

/** One's address and whether it is verified; `put` takes what an answer said of it. */
export const useOwnEmail = () => {
  const { read } = useHub()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await read('me/email')) as OwnEmail,
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
