import { Code } from '../codeCell.view.tsx'
import type { FieldCells } from '../fieldView.ts'

export const upper = (value: unknown): string => String(value).trim().toUpperCase()

export const vinView: FieldCells = { fit: true, Cell: ({ value }) => <Code>{upper(value)}</Code> }
