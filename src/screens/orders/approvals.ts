import Reject from '@mui/icons-material/CancelOutlined'
import Approve from '@mui/icons-material/CheckCircleOutlined'
import Undo from '@mui/icons-material/Undo'
import type { ComponentType } from 'react'
import type { BulkTexts } from '../../admin/bulk/useBulk.ts'

/** A decision on an order (`PRODUCT.md E8`). */
export interface Approval {
  /** Named action of the API. */
  readonly action: 'approve' | 'reject' | 'reopen'
  /** Approval states that allow it. */
  readonly from: readonly string[]
  readonly Icon: ComponentType
  /** Whether it asks for a reason. */
  readonly refuses?: boolean
  readonly title: string
  readonly texts: BulkTexts
}

const FAILED = { failed: 'errors.batchApproveFailed', errored: 'errors.batchApproveErrored' } as const

export const APPROVALS: readonly Approval[] = [
  {
    action: 'approve',
    from: ['proposal'],
    Icon: Approve,
    title: 'app.approval.approveTitle',
    texts: { done: 'app.approval.approved', ...FAILED },
  },
  {
    action: 'reject',
    from: ['proposal'],
    refuses: true,
    Icon: Reject,
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
