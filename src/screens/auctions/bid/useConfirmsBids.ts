import { useAdmin } from '../../../admin/adminContext.tsx'
import { useRecord } from '../../../admin/useRecords.ts'

/** Milliseconds for which the answer holds: every card of a board asks. A change of one's own counts at once. */
const FRESH = 5 * 60_000

/** Whether the user wants to be asked before a bid binds; also while that is not known (`PRODUCT.md A16`). */
export const useConfirmsBids = (): boolean => {
  const { id } = useAdmin().subject
  const { data } = useRecord('users', id, { staleTime: FRESH })
  return data?.confirmBids !== false
}
