import type { ChipProps } from '@mui/material'
import type { LotStatus } from '../../domain/auction/room.ts'
import type { Tone } from '../../model/entitySchema.ts'

/** What a status means at a glance, as the auctions' schema has it; its words stand beside it. */
export const STATUS_TONE: Readonly<Record<LotStatus, Tone | undefined>> = {
  live: 'good',
  upcoming: 'hint',
  pendingApproval: 'caution',
  reserveNotMet: 'caution',
  sold: 'good',
  unsold: undefined,
}

const COLORS = { good: 'success', hint: 'info', caution: 'warning', danger: 'error' } as const

const colorOf = (tone: Tone | undefined): ChipProps['color'] => (tone ? COLORS[tone] : 'default')

/** The same as a colour of chips. */
export const STATUS_COLOR = Object.fromEntries(Object.entries(STATUS_TONE).map(([status, tone]) => [status, colorOf(tone)])) as Readonly<
  Record<LotStatus, ChipProps['color']>
>
