import type { FieldCells } from '../fieldView.ts'
import { Code } from '../shared/cells/codeCell.view.tsx'
import { ofCharacters } from '../shared/layout/widths.ts'

export const compact = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
export const groupsOfFour = (value: unknown): string => compact(String(value)).replace(/(.{4})(?=.)/g, '$1 ')

export const ibanView: FieldCells = { fit: true, columnWidth: ofCharacters(31), Cell: ({ value }) => <Code>{groupsOfFour(value)}</Code> }
