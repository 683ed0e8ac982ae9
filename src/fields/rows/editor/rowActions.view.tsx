import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { IconButton, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RowProps } from './rowsEditor.view.ts'

/** Move and remove one row. */
export const RowActions = ({ index, last, move, remove, disabled }: Pick<RowProps, 'index' | 'last' | 'move' | 'remove' | 'disabled'>) => {
  const translate = useTranslate()
  if (disabled) return null
  return (
    <Stack direction="row">
      <IconButton size="small" aria-label={translate('app.form.moveUp')} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('app.form.moveDown')} disabled={last} onClick={() => move(index, index + 1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('app.form.removeRow')} onClick={() => remove(index)}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  )
}
