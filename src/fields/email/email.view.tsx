import type { FieldView } from '../fieldView.ts'
import { linkCellOf } from '../linkCell.view.tsx'
import { ltrInputOf } from '../ltrInput.view.tsx'

export const emailView: FieldView = {
  Cell: linkCellOf((value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`),
  Input: ltrInputOf('email'),
}
