import LockOutlined from '@mui/icons-material/LockOutlined'
import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useRecordLock } from '../recordLock.ts'

/** Why the record is read-only, before the user types. */
export const LockNotice = () => {
  const translate = useTranslate()
  const lock = useRecordLock()
  if (!lock) return null
  return (
    <Alert severity="info" icon={<LockOutlined fontSize="inherit" />}>
      {translate(`errors.${lock.code}`)}
    </Alert>
  )
}
