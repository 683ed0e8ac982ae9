import type { FieldCells } from '../fieldView.ts'
import { FileLink } from '../fileLink.view.tsx'

export const fileView: FieldCells = {
  Cell: ({ value }) => <FileLink id={String(value)} />,
}
