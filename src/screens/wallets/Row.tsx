import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  readonly details: ReactNode
  readonly amount: string
  /** Under the amount. */
  readonly state?: ReactNode
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** What for and when at the start, how much at the end. */
export const Row = ({ title, details, amount, state, children }: Props) => (
  <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      {title}
      {details}
    </Box>
    <Stack sx={{ gap: 0.5, alignItems: 'flex-end', alignSelf: state ? 'flex-start' : 'center' }}>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </Typography>
      {state}
    </Stack>
    {children}
  </Stack>
)
