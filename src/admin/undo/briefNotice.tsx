import { SnackbarContent } from '@mui/material'
import { useEffect } from 'react'
import { NotificationClasses, useCloseNotification, useNotificationContext } from 'react-admin'

interface Props {
  /** Translated. */
  readonly text: string
}

const BriefNotice = ({ text }: Props) => {
  const close = useCloseNotification()
  const waits = useNotificationContext().notifications.length > 0
  useEffect(() => {
    if (waits) close()
  }, [waits, close])
  return <SnackbarContent className={NotificationClasses.success} message={text} />
}

/** A notification of a success that gives way to the next one, which react-admin would let wait. */
export const briefNotice = (text: string) => <BriefNotice text={text} />
