import { Code } from '../codeCell.view.tsx'
import type { FieldCells } from '../fieldView.ts'

export const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
export const inFours = (value: unknown): string => compact(String(value)).replace(/(.{4})(?=.)/g, '$1 ')

export const ibanView: FieldCells = { fit: true, Cell: ({ value }) => <Code>{inFours(value)}</Code> }
