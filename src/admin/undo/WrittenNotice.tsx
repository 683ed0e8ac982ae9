import { Button, Link, SnackbarContent } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { LinkBase, NotificationClasses, useTranslate } from 'react-admin'
import { useFocusBefore } from '../../ui/useFocusBefore.ts'
import { useAdmin } from '../adminContext.tsx'
import { ARIA_MOD } from '../keys/platform.ts'
import type { Undoable } from './undoable.ts'
import { useCloseWhen } from './useCloseWhen.ts'
import { useUndo } from './useUndo.ts'

/** Page of a written record, and the record's name. */
export interface NoticeLink {
  readonly to: string
  readonly label: string
}

const UndoButton = ({ write }: { readonly write: Undoable }) => {
  const translate = useTranslate()
  const { undo } = useAdmin()
  const offered = useSyncExternalStore(undo.subscribe, undo.current).next === write
  const undoOffered = useUndo()
  useCloseWhen(!offered)
  const { onFocus, giveBack } = useFocusBefore()
  return (
    <Button
      size="small"
      className={NotificationClasses.undo}
      disabled={!offered}
      aria-keyshortcuts={`${ARIA_MOD}+Z`}
      onFocus={onFocus}
      onClick={() => {
        giveBack()
        void undoOffered(write)
      }}
    >
      {translate('app.notify.undo')}
    </Button>
  )
}

interface Props {
  /** Translated. */
  readonly text: string
  /** Absent if it can't be undone. */
  readonly write?: Undoable | undefined
  readonly link?: NoticeLink | undefined
}

/** Says what was written and offers to undo it, until another write follows. It has its own surface, as react-admin adds none to elements. */
export const WrittenNotice = ({ text, write, link }: Props) => {
  return (
    <SnackbarContent
      className={NotificationClasses.success}
      message={
        <>
          {text}
          {link && ' '}
          {link && (
            <Link component={LinkBase} to={link.to} color="inherit" sx={{ fontWeight: 600 }}>
              <bdi>{link.label}</bdi>
            </Link>
          )}
        </>
      }
      action={write && <UndoButton write={write} />}
    />
  )
}
