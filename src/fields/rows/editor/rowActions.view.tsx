import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { IconButton, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { RowsEditor } from './rowsEditor.view.ts'

/** Move and remove one row. */
export const RowActions = ({ index, keys, move, remove, disabled }: RowsEditor & { readonly index: number }) => {
  const translate = useTranslate()
  if (disabled) return null
  return (
    <Stack direction="row">
      <IconButton size="small" aria-label={translate('app.form.moveUp')} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('app.form.moveDown')}
        disabled={index === keys.length - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('app.form.removeRow')} onClick={() => remove(index)}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  )
}
