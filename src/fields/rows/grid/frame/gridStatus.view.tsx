import { Box } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { hintTextOf } from '../cells/gridCell.view.tsx'
import { useGrid } from '../gridContext.view.ts'

/** Status line: hintText of the active cell, and the last notice. */
export const GridStatus = () => {
  const { store, texts, reasons, statusId } = useGrid()
  const translate = useTranslate()
  const look = useSyncExternalStore(store.subscribe, () => store.look(store.state.at.row, store.active().name))
  const notice = useSyncExternalStore(store.subscribe, () => store.notice)
  const wrong = look.error !== undefined || look.unread !== undefined
  const hintText = hintTextOf(look, translate, texts, reasons)
  return (
    <Box
      id={statusId}
      role="status"
      sx={{ minHeight: '1.5em', mt: 0.5, typography: 'caption', color: wrong ? 'error.main' : 'text.secondary' }}
    >
      {hintText ?? notice}
    </Box>
  )
}
