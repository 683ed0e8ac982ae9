import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { LockedSelection } from '../recordLock.ts'

/** Warns before an action how many of the selected records it can't change, and why. */
export const LockedNote = ({ closed, code }: LockedSelection) => {
  const translate = useTranslate()
  if (closed === 0 || code === undefined) return null
  return (
    <Alert severity="info" sx={{ mb: 2, 'p + &': { mt: 2 } }}>
      {translate('app.bulk.closed', { smart_count: closed, reason: translate(`errors.${code}`) })}
    </Alert>
  )
}
