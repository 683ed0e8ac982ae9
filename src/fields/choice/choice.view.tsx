import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'
import { ToneChip } from '../shared/cells/toneChip.view.tsx'
import { chipWidth, longest, textWidth } from '../shared/layout/widths.ts'

/** A state is a chip in its tone, any other choice plain text. */
const Cell = ({ entity, field, value }: CellProps) => {
  const label = useOptionLabel()(entity, field, value)
  const { tones } = field.schema
  if (tones === undefined) return <span>{label}</span>
  return <ToneChip label={label} tone={tones[String(value)]} />
}

export const choiceView: FieldCells = {
  fit: true,
  columnWidth: ({ schema }, { options }) => (schema.tones ? chipWidth : textWidth)(longest(options)),
  span: 'short',
  inputWidth: 128,
  narrow: true,
  Cell,
}
