import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ClosedAmong } from '../recordLock.ts'

/** How many of the selected records will stay as they are, and why, before anything is done. */
export const ClosedNote = ({ closed, code }: ClosedAmong) => {
  const translate = useTranslate()
  if (closed === 0 || code === undefined) return null
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('app.bulk.closed', { smart_count: closed, reason: translate(`errors.${code}`) })}
    </Alert>
  )
}
