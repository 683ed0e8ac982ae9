import { Chip, Stack } from '@mui/material'
import { AutocompleteArrayInput } from 'react-admin'
import type { Json } from '../../model/entitySchema.ts'
import { useChoices } from '../choices.view.tsx'
import type { CellProps, FieldView, InputProps } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { raProps } from '../plainInput.view.tsx'

const Cell = ({ entity, field, value }: CellProps) => {
  const labelOf = useOptionLabel()
  const values: readonly Json[] = Array.isArray(value) ? value : [value]
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {values.map((one) => (
        <Chip key={String(one)} size="small" label={labelOf(entity, field, one)} />
      ))}
    </Stack>
  )
}

const Input = (props: InputProps) => (
  <AutocompleteArrayInput {...raProps(props)} choices={useChoices(props.entity, props.field)} translateChoice={false} />
)

export const choicesView: FieldView = { Cell, Input }
