import type { FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
import { FileLink, FileName } from '../shared/uploads/fileLink.view.tsx'

export const fileView: FieldCells = {
  columnWidth: ofCharacters(18),
  span: 'full',
  Cell: ({ value, plain }) => (plain ? <FileName id={String(value)} /> : <FileLink id={String(value)} />),
}
