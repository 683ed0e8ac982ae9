import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../shared/cells/textCell.view.tsx'

export const textView: FieldCells = {
  Cell: TextCell,
  Show: ({ value }) => <span dir="auto">{String(value)}</span>,
}
