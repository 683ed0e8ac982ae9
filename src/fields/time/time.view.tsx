import { dateFormat } from '../../model/values/keptFormats.ts'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
import { useLocale } from '../shared/locale/locale.view.tsx'

/** Formats the time on a day in UTC, since it has no time zone. */
const Cell = ({ value }: CellProps) => {
  const locale = useLocale()
  const at = new Date(`1970-01-01T${String(value)}Z`)
  return (
    <bdi style={{ fontVariantNumeric: 'tabular-nums' }}>
      {Number.isNaN(at.getTime())
        ? String(value)
        : dateFormat(locale, { timeStyle: at.getUTCSeconds() ? 'medium' : 'short', timeZone: 'UTC' }).format(at)}
    </bdi>
  )
}

export const timeView: FieldCells = { fit: true, columnWidth: ofCharacters(8), span: 'short', inputWidth: 130, Cell }
