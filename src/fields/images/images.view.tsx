import { Stack, Typography } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { Thumbnail } from '../shared/cells/thumbnail.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

const idsOf = (value: CellProps['value']): readonly string[] => [value].flat().map(String)

const First = ({ value }: CellProps) => {
  const [first = '', ...others] = idsOf(value)
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
      <Thumbnail id={first} size={32} />
      {others.length > 0 && (
        <Typography variant="caption" color="text.secondary">
          +{others.length}
        </Typography>
      )}
    </Stack>
  )
}

const All = ({ value }: CellProps) => (
  <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
    {idsOf(value).map((id) => (
      <Thumbnail key={id} id={id} size={120} />
    ))}
  </Stack>
)

export const imagesView: FieldCells = {
  columnWidth: ofCharacters(8),
  fit: true,
  wide: true,
  Cell: First,
  Show: All,
}
