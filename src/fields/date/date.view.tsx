import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
import { useLocale } from '../shared/locale/locale.view.tsx'
import { dayText } from './dayText.ts'

/** A calendar day, `YYYY-MM-DD`. */
export const DayText = ({ value }: { readonly value: string }) => (
  <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{dayText(value, useLocale())}</bdi>
)

const Cell = ({ value }: CellProps) => <DayText value={String(value)} />

export const dateView: FieldCells = { fit: true, columnWidth: ofCharacters(12), span: 'short', inputWidth: 150, Cell }
