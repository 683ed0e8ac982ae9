import type { FieldCells } from '../fieldView.ts'
import { TextCell } from '../textCell.view.tsx'

export const textView: FieldCells = {
  Cell: TextCell,
  Show: ({ value }) => <span dir="auto">{String(value)}</span>,
}
