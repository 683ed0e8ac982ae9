import { Box } from '@mui/material'
import type { CellProps } from './fieldView.ts'

/** Text on one line in its own direction, cut off where the column ends. */
export const TextCell = ({ value }: CellProps) => (
  <Box
    component="span"
    dir="auto"
    sx={{
      display: 'inline-block',
      maxWidth: '28ch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
    }}
  >
    {String(value)}
  </Box>
)
