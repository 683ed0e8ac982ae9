import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'

export const emailView: FieldCells = linkCells((value) => `mailto:${encodeURIComponent(value).replace('%40', '@')}`)
