import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'

export const phoneView: FieldCells = { fit: true, ...linkCells((value) => `tel:${value.replace(/[^+\d]/g, '')}`) }
