import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../linkCell.view.tsx'

export const phoneView: FieldCells = linkCells((value) => `tel:${value.replace(/[^+\d]/g, '')}`)
