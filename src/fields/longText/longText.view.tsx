import { Box } from '@mui/material'
import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const longTextView: FieldCells = {
  columnWidth: ofCharacters(26),
  wide: true,
  Cell: TextCell,
  Show: ({ value }) => (
    <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {String(value)}
    </Box>
  ),
}
