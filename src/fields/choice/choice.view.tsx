import { Chip } from '@mui/material'
import type { Tone } from '../../model/entitySchema.ts'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'

const COLORS: Readonly<Record<Tone, 'success' | 'warning' | 'error' | 'info'>> = {
  good: 'success',
  caution: 'warning',
  danger: 'error',
  hint: 'info',
}

/** A state is a chip in its tone, any other choice plain text. */
const Cell = ({ entity, field, value }: CellProps) => {
  const label = useOptionLabel()(entity, field, value)
  const { tones } = field.schema
  if (tones === undefined) return <span>{label}</span>
  const tone = tones[String(value)]
  return <Chip component="span" size="small" label={label} color={tone ? COLORS[tone] : 'default'} />
}

export const choiceView: FieldCells = { fit: true, Cell }
