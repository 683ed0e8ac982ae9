import type { FieldView } from '../fieldView.ts'
import { linkCellOf } from '../linkCell.view.tsx'
import { ltrInputOf } from '../ltrInput.view.tsx'

export const phoneView: FieldView = { Cell: linkCellOf((value) => `tel:${value.replace(/[^+\d]/g, '')}`), Input: ltrInputOf('tel') }
