import type { ChipProps } from '@mui/material'
import type { LotStatus } from '../../domain/auction/room.ts'

/** The colour of a status; its words stand beside it. */
export const STATUS_COLOR: Readonly<Record<LotStatus, ChipProps['color']>> = {
  live: 'primary',
  upcoming: 'info',
  pendingApproval: 'warning',
  reserveNotMet: 'warning',
  sold: 'success',
  unsold: 'default',
}
