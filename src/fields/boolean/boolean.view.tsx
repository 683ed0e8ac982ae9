import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Tooltip } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CellProps, FieldCells } from '../fieldView.ts'

const Cell = ({ value }: CellProps) => {
  const text = useTranslate()(value === true ? 'app.list.yes' : 'app.list.no')
  const Icon = value === true ? Check : Close
  return (
    <Tooltip title={text}>
      <Icon fontSize="small" color={value === true ? 'success' : 'disabled'} titleAccess={text} />
    </Tooltip>
  )
}

export const booleanView: FieldCells = {
  narrow: true,
  Cell,
  Show: ({ value }) => <>{useTranslate()(value === true ? 'app.list.yes' : 'app.list.no')}</>,
}
