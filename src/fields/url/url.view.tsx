import type { FieldView } from '../fieldView.ts'
import { linkCells } from '../linkCell.view.tsx'
import { ltrInputOf } from '../ltrInput.view.tsx'

export const urlView: FieldView = {
  ...linkCells(
    (value) => (/^https?:\/\//i.test(value) ? value : undefined),
    (value) => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
  ),
  Input: ltrInputOf('url'),
}
