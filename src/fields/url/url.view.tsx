import type { FieldCells } from '../fieldView.ts'
import { linkCells } from '../shared/cells/linkCell.view.tsx'

export const urlView: FieldCells = linkCells(
  (value) => (/^https?:\/\//i.test(value) ? value : undefined),
  (value) => value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''),
)
