import type { CellProps, FieldCells } from '../fieldView.ts'
import { useLocale } from '../locale.view.tsx'

/** A calendar day, `YYYY-MM-DD`, has no zone: it is formatted as the UTC day that it names. */
export const DayText = ({ value }: { readonly value: string }) => {
  const locale = useLocale()
  const day = new Date(`${value}T00:00:00Z`)
  return (
    <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {Number.isNaN(day.getTime()) ? value : day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </bdi>
  )
}

const Cell = ({ value }: CellProps) => <DayText value={String(value)} />

export const dateView: FieldCells = { fit: true, Cell }
