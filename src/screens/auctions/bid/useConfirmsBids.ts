import { useGetOne } from 'react-admin'
import { useAdmin } from '../../../admin/adminContext.tsx'

/** Milliseconds for which the answer holds: every card of a board asks. A change of one's own counts at once. */
const FRESH = 5 * 60_000

/** Whether the user wants to be asked before a bid binds; also while that is not known (`PRODUCT.md A16`). */
export const useConfirmsBids = (): boolean => {
  const { id } = useAdmin().subject
  const { data } = useGetOne<{ readonly id: string; readonly confirmBids?: boolean | null }>(
    'users',
    { id },
    { retry: false, staleTime: FRESH },
  )
  return data?.confirmBids !== false
}
