import type { CellProps, FieldCells } from '../fieldView.ts'
import { useOptionLabel } from '../labels.view.tsx'

const Cell = ({ entity, field, value }: CellProps) => <>{useOptionLabel()(entity, field, value)}</>

export const choiceView: FieldCells = {
  Cell,
}
