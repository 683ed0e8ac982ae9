import { TextInput } from 'react-admin'
import type { CellProps, FieldView } from '../fieldView.ts'
import { useLocale } from '../locale.view.tsx'
import { raProps } from '../plainInput.view.tsx'

/** A time of day has no zone: it is formatted on a day in UTC. */
const Cell = ({ value }: CellProps) => {
  const locale = useLocale()
  const at = new Date(`1970-01-01T${String(value)}Z`)
  return (
    <bdi>
      {Number.isNaN(at.getTime())
        ? String(value)
        : at.toLocaleTimeString(locale, { timeStyle: at.getUTCSeconds() ? 'medium' : 'short', timeZone: 'UTC' })}
    </bdi>
  )
}

export const timeView: FieldView = {
  Cell,
  Input: (props) => <TextInput {...raProps(props)} type="time" slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }} />,
}
