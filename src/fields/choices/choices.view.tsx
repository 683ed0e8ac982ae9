import { Chip, Stack } from '@mui/material'
import type { Json } from '../../model/entitySchema.ts'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

const Cell = ({ entity, field, value }: CellProps) => {
  const labelOf = useOptionLabel()
  const values: readonly Json[] = Array.isArray(value) ? value : [value]
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5 }}>
      {values.map((one) => (
        <Chip component="span" key={String(one)} size="small" label={labelOf(entity, field, one)} />
      ))}
    </Stack>
  )
}

export const choicesView: FieldCells = { fit: true, columnWidth: ofCharacters(16), Cell }
