import { Box } from '@mui/material'
import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const longTextView: FieldCells = {
  columnWidth: ofCharacters(26),
  wide: true,
  Cell: TextCell,
  Show: ({ value }) => (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <bdi>{String(value)}</bdi>
    </Box>
  ),
}
