import { Tooltip } from '@mui/material'
import { dateFormat } from '../../model/values/keptFormats.ts'
import type { CellProps, FieldCells } from '../fieldView.ts'
import { ofCharacters } from '../shared/layout/widths.ts'
import { useLocale } from '../shared/locale/locale.view.tsx'

/** In narrow places it shows the day, and the time in a tooltip. */
const Cell = ({ value, narrow = false }: CellProps) => {
  const locale = useLocale()
  const at = new Date(String(value))
  if (Number.isNaN(at.getTime())) return <>{String(value)}</>
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return (
    <Tooltip title={narrow ? moment : at.toISOString()}>
      <bdi style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {narrow ? dateFormat(locale, { dateStyle: 'medium' }).format(at) : moment}
      </bdi>
    </Tooltip>
  )
}

export const dateTimeView: FieldCells = { fit: true, columnWidth: ofCharacters(22), narrowest: 12, span: 'short', inputWidth: 190, Cell }
