import { Stack } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { FileLink } from '../fileLink.view.tsx'

const idsOf = (value: CellProps['value']): readonly string[] => [value].flat().map(String)

const links = (direction: 'row' | 'column') =>
  function Links({ value }: CellProps) {
    return (
      <Stack direction={direction} sx={{ alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {idsOf(value).map((id) => (
          <FileLink key={id} id={id} />
        ))}
      </Stack>
    )
  }

export const filesView: FieldCells = {
  wide: true,
  Cell: links('row'),
  Show: links('column'),
}
