import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const phoneView: FieldCells = {
  fit: true,
  columnWidth: ofCharacters(17),
  ...linkCells((value) => `tel:${value.replace(/[^+\d]/g, '')}`),
}
