import Check from '@mui/icons-material/Check'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { CellProps, FieldCells } from '../fieldView.ts'

const MARK = { display: 'inline-block', fontSize: 20, verticalAlign: 'text-bottom', color: 'success.main' } as const

/** A column of them is read at a glance: what is so has a mark, what is not is quiet. */
const Cell = ({ value }: CellProps) => {
  const translate = useTranslate()
  if (value === true) return <Check titleAccess={translate('app.list.yes')} sx={MARK} />
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {translate('app.list.no')}
    </Box>
  )
}

export const booleanView: FieldCells = {
  narrow: true,
  fit: true,
  Cell,
  Show: ({ value }) => <>{useTranslate()(value === true ? 'app.list.yes' : 'app.list.no')}</>,
}
