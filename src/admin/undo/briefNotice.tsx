import { SnackbarContent } from '@mui/material'
import { NotificationClasses, useNotificationContext } from 'react-admin'
import { useCloseWhen } from './useCloseWhen.ts'

interface Props {
  /** Translated. */
  readonly text: string
}

const BriefNotice = ({ text }: Props) => {
  useCloseWhen(useNotificationContext().notifications.length > 0)
  return <SnackbarContent className={NotificationClasses.success} message={text} />
}

/** A notification of a success that gives way to the next one, which react-admin would let wait. */
export const briefNotice = (text: string) => <BriefNotice text={text} />
