import { Box } from '@mui/material'
import { Code } from '../codeCell.view.tsx'
import type { CellProps, FieldCells } from '../fieldView.ts'

const Swatch = ({ color }: { readonly color: string }) => (
  <Box
    component="span"
    sx={{ width: 16, height: 16, borderRadius: 0.5, border: 1, borderColor: 'divider', backgroundColor: color, flexShrink: 0 }}
  />
)

const Cell = ({ value }: CellProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Swatch color={String(value)} />
    <Code>{String(value)}</Code>
  </Box>
)

export const colorView: FieldCells = { fit: true, Cell }
