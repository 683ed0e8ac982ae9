import type { FieldView } from '../fieldView.ts'
import { linkCells } from '../linkCell.view.tsx'
import { ltrInputOf } from '../ltrInput.view.tsx'

export const emailView: FieldView = {
  ...linkCells((value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`),
  Input: ltrInputOf('email'),
}
