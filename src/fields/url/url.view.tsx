import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const urlView: FieldCells = {
  columnWidth: ofCharacters(22),
  span: 'long',
  ...linkCells(
    (value) => (/^https?:\/\//i.test(value) ? value : undefined),
    (value) => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
  ),
}
