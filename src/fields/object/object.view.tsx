import { Box } from '@mui/material'
import { isMembers } from '../../model/evaluate/kinds.ts'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'
import { PartsList } from './partsList.view.tsx'

const Cell = ({ value }: CellProps) => <Code>{JSON.stringify(value)}</Code>

/** Parts with texts of their own as a list, other values as JSON. */
const Show = ({ field: { schema }, value }: CellProps) =>
  schema.partTexts !== undefined && isMembers(value) ? (
    <PartsList schema={schema} section={schema.partTexts} value={value} />
  ) : (
    <Box component="pre" dir="ltr" sx={{ m: 0, fontSize: '0.85rem', overflowX: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(value, null, 2)}
    </Box>
  )

export const objectView: FieldCells = { wide: true, columnWidth: ofCharacters(18), Cell, Show }
