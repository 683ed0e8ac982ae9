import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Undo from '@mui/icons-material/Undo'
import type { ComponentType } from 'react'
import type { BulkTexts } from '../../admin/bulk/useBulk.ts'

/** A decision on an order (`PRODUCT.md E8`). */
export interface Approval {
  /** Named action of the API. */
  readonly action: 'approve' | 'reject' | 'reopen'
  /** What the order must be for it. */
  readonly from: readonly string[]
  readonly Icon: ComponentType
  readonly title: string
  readonly texts: BulkTexts
}

const FAILED = { failed: 'errors.batchApproveFailed', errored: 'errors.batchApproveErrored' } as const

export const APPROVALS: readonly Approval[] = [
  {
    action: 'approve',
    from: ['proposal'],
    Icon: Check,
    title: 'app.approval.approveTitle',
    texts: { done: 'app.approval.approved', ...FAILED },
  },
  {
    action: 'reject',
    from: ['proposal'],
    Icon: Close,
    title: 'app.approval.rejectTitle',
    texts: { done: 'app.approval.rejected', ...FAILED },
  },
  {
    action: 'reopen',
    from: ['approved', 'rejected'],
    Icon: Undo,
    title: 'app.approval.reopenTitle',
    texts: { done: 'app.approval.reopened', ...FAILED },
  },
]
