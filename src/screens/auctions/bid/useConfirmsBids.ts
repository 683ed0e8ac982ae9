import { useAdmin } from '../../../admin/adminContext.tsx'
import { useRecord } from '../../../admin/useRecords.ts'

/** Milliseconds for which the answer is cached: every card of a board needs it. The user's own change applies immediately. */
const FRESH = 5 * 60_000

/** Whether the user wants to confirm bids; also while that is unknown (`PRODUCT.md A16`). */
export const useConfirmsBids = (): boolean => {
  const { id } = useAdmin().subject
  const { data } = useRecord('users', id, { staleTime: FRESH })
  return data?.confirmBids !== false
}
