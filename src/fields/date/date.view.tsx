import type { CellProps, FieldCells } from '../fieldView.ts'
import { useLocale } from '../locale.view.tsx'

/** A calendar day has no zone: it is formatted as the UTC day that it names. */
const Cell = ({ value }: CellProps) => {
  const locale = useLocale()
  const day = new Date(`${String(value)}T00:00:00Z`)
  return (
    <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {Number.isNaN(day.getTime()) ? String(value) : day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </bdi>
  )
}

export const dateView: FieldCells = { fit: true, Cell }
