import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { ToneChip } from '../shared/cells/toneChip.view.tsx'

/** A state is a chip in its tone, any other choice plain text. */
const Cell = ({ entity, field, value }: CellProps) => {
  const label = useOptionLabel()(entity, field, value)
  const { tones } = field.schema
  if (tones === undefined) return <span>{label}</span>
  return <ToneChip label={label} tone={tones[String(value)]} />
}

export const choiceView: FieldCells = { fit: true, Cell }
