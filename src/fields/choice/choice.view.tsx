import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'

const Cell = ({ entity, field, value }: CellProps) => <span>{useOptionLabel()(entity, field, value)}</span>

export const choiceView: FieldCells = {
  fit: true,
  Cell,
}
