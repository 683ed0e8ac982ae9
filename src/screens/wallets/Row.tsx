import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  readonly amount: string
  /** Said of it, each on lines of its own: a bank account stays in one piece. */
  readonly notes?: readonly string[]
  readonly when: string
  /** At the end of the last line. */
  readonly state?: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

const LINE = { display: 'flex', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' } as const

/** What for and how much, what is said of it, and when. */
export const Row = ({ title, amount, notes = [], when, state, children }: Props) => (
  <Stack component="li" sx={{ gap: 0.25 }}>
    <Box sx={LINE}>
      <Box sx={{ minWidth: 0, textWrap: 'balance' }}>{title}</Box>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </Typography>
    </Box>
    {notes.map((note) => (
      <Typography key={note} variant="body2" color="text.secondary" dir="auto" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
        {note}
      </Typography>
    ))}
    <Box sx={{ ...LINE, alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5, minHeight: 24 }}>
      <Typography variant="caption" color="text.secondary">
        {when}
      </Typography>
      {state}
      {children}
    </Box>
  </Stack>
)
