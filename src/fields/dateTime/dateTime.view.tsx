import { Tooltip } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { useLocale } from '../shared/locale/locale.view.tsx'

const Cell = ({ value }: CellProps) => {
  const locale = useLocale()
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return <>{String(value)}</>
  return (
    <Tooltip title={at.toISOString()}>
      <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
      </bdi>
    </Tooltip>
  )
}

export const dateTimeView: FieldCells = { fit: true, Cell }
