import type { FieldCells } from '../fieldView.ts'
import { FileLink, FileName } from '../shared/uploads/fileLink.view.tsx'

export const fileView: FieldCells = {
  Cell: ({ value, plain }) => (plain ? <FileName id={String(value)} /> : <FileLink id={String(value)} />),
}
