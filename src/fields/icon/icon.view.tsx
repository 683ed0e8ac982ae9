import { Stack } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'
import { useViews } from '../viewContext.view.tsx'

const Cell = ({ value }: CellProps) => {
  const { Icon } = useViews()
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Icon name={String(value)} size="small" />
      <Code>{String(value)}</Code>
    </Stack>
  )
}

export const iconView: FieldCells = { columnWidth: ofCharacters(14), span: 'short', Cell }
