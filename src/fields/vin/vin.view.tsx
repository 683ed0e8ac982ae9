import type { FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'

export const upper = (value: unknown): string => String(value).trim().toUpperCase()

export const vinView: FieldCells = { fit: true, Cell: ({ value }) => <Code>{upper(value)}</Code> }
