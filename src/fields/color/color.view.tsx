import { Box } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'
import { SWATCH_EDGE } from './swatchEdge.ts'

const Swatch = ({ color }: { readonly color: string }) => (
  <Box
    component="span"
    sx={{ width: 16, height: 16, borderRadius: 0.5, border: '1px solid', borderColor: SWATCH_EDGE, backgroundColor: color, flexShrink: 0 }}
  />
)

const Cell = ({ value }: CellProps) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Swatch color={String(value)} />
    <Code>{String(value)}</Code>
  </Box>
)

export const colorView: FieldCells = { fit: true, columnWidth: ofCharacters(9), span: 'short', Cell }
