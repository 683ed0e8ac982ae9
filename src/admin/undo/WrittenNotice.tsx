import { Button, SnackbarContent } from '@mui/material'
import { useEffect, useSyncExternalStore } from 'react'
import { NotificationClasses, useCloseNotification, useTranslate } from 'react-admin'
import { useAdmin } from '../adminContext.tsx'
import type { RecordWrite } from './undoable.ts'
import { useUndoWrite } from './useUndoWrite.ts'

interface Props {
  readonly text: string
  readonly write: RecordWrite
}

/** Says what was written and offers to undo it, until another write follows. It has its own surface, as react-admin adds none to elements. */
export const WrittenNotice = ({ text, write }: Props) => {
  const translate = useTranslate()
  const close = useCloseNotification()
  const { undo } = useAdmin()
  const offered = useSyncExternalStore(undo.subscribe, undo.current) === write
  const undoWrite = useUndoWrite()
  useEffect(() => {
    if (!offered) close()
  }, [offered, close])
  return (
    <SnackbarContent
      className={NotificationClasses.success}
      message={translate(text)}
      action={
        <Button
          size="small"
          className={NotificationClasses.undo}
          disabled={!offered}
          aria-keyshortcuts="Control+Z"
          onClick={() => void undoWrite(write)}
        >
          {translate('app.notify.undo')}
        </Button>
      }
    />
  )
}
