import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  readonly amount: string
  /** Further texts, each on its own line, so that a bank account stays in one piece. */
  readonly notes?: readonly string[]
  readonly when: string
  /** Shown at the end of the last line. */
  readonly state?: ReactNode
  /** Actions. */
  readonly children?: ReactNode
}

/** End-aligned, so that the decimals of all rows align. */
const AMOUNT = { textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

const FULL_WIDTH = { gridColumn: '1 / -1' } as const

const LAST = {
  ...FULL_WIDTH,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 24,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const

/** Purpose and amount, notes, and time. */
export const Row = ({ title, amount, notes = [], when, state, children }: Props) => (
  <Box component="li" sx={{ columnGap: 2, rowGap: 0.25, alignItems: 'baseline' }}>
    <Box sx={{ minWidth: 0, textWrap: 'balance' }}>{title}</Box>
    <Typography variant="body2" component="bdi" dir="ltr" sx={AMOUNT}>
      {amount}
    </Typography>
    {notes.map((note) => (
      <Typography
        key={note}
        variant="body2"
        color="text.secondary"
        dir="auto"
        sx={{ ...FULL_WIDTH, overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {note}
      </Typography>
    ))}
    <Box sx={LAST}>
      <Typography variant="caption" color="text.secondary">
        {when}
      </Typography>
      {state}
      {children}
    </Box>
  </Box>
)
