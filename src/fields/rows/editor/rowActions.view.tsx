import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutline from '@mui/icons-material/DeleteOutline'
import { IconButton, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { RowProps } from './rowsEditor.view.ts'

interface Props extends Pick<RowProps, 'index' | 'last' | 'move' | 'remove' | 'disabled'> {
  /** Buttons before those that change the row. */
  readonly children?: ReactNode
}

/** Move and remove one row. */
export const RowActions = ({ index, last, move, remove, disabled, children }: Props) => {
  const translate = useTranslate()
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'flex-end', minHeight: 'var(--control)' }}>
      {children}
      {!disabled && (
        <>
          <IconButton size="small" aria-label={translate('app.form.moveUp')} disabled={index === 0} onClick={() => move(index, index - 1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={translate('app.form.moveDown')} disabled={last} onClick={() => move(index, index + 1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={translate('app.form.removeRow')} onClick={() => remove(index)}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        </>
      )}
    </Stack>
  )
}
