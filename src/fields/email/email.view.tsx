import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const emailView: FieldCells = {
  columnWidth: ofCharacters(26),
  ...linkCells((value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`),
}
