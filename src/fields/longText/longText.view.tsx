import { Box } from '@mui/material'
import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'

export const longTextView: FieldCells = {
  wide: true,
  Cell: TextCell,
  Show: ({ value }) => (
    <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Box>
  ),
}
