import { Box } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

const Cell = ({ value }: CellProps) => <Code>{JSON.stringify(value)}</Code>

const Show = ({ value }: CellProps) => (
  <Box component="pre" dir="ltr" sx={{ m: 0, fontSize: '0.85rem', overflowX: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {JSON.stringify(value, null, 2)}
  </Box>
)

export const objectView: FieldCells = { wide: true, columnWidth: ofCharacters(18), Cell, Show }
