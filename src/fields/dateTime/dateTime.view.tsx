import { Tooltip } from '@mui/material'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
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

export const dateTimeView: FieldCells = { fit: true, columnWidth: ofCharacters(22), span: 'short', inputWidth: 190, Cell }
