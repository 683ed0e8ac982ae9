import type { FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const upper = (value: unknown): string => String(value).trim().toUpperCase()

export const vinView: FieldCells = {
  fit: true,
  columnWidth: ofCharacters(18),
  span: 'full',
  Cell: ({ value }) => <Code>{upper(value)}</Code>,
}
