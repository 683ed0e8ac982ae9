import type { FieldView } from '../fieldView.ts'
import { linkCells } from '../linkCell.view.tsx'
import { ltrInputOf } from '../ltrInput.view.tsx'

export const phoneView: FieldView = { ...linkCells((value) => `tel:${value.replace(/[^+\d]/g, '')}`), Input: ltrInputOf('tel') }
