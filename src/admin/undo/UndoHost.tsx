import { SnackbarContent } from '@mui/material'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { type Texts, textsOf } from '../../providers/i18n/areaTexts.ts'
import { useAdmin } from '../adminContext.tsx'
import { useKey } from '../keys/useKey.ts'
import { useCloseWhen } from './useCloseWhen.ts'
import { useUndo } from './useUndo.ts'

/** Says how many undos wait, as long as there are any. */
const WaitingNotice = ({ texts }: { readonly texts: Texts }) => {
  const { undo } = useAdmin()
  const { waiting } = useSyncExternalStore(undo.subscribe, undo.current)
  const isOver = waiting === 0
  useCloseWhen(isOver)
  if (isOver) return null
  return <SnackbarContent message={texts('list.jobs.undoNext', { smart_count: waiting })} />
}

/** Lets Ctrl+Z undo the latest write on every page, from the moment it is offered. While an undo runs, the one before waits for it. */
export const UndoHost = () => {
  const { undo } = useAdmin()
  const { next, running, waiting } = useSyncExternalStore(undo.subscribe, undo.current)
  const undoOffered = useUndo()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const wait = async () => {
    const waits = undo.wait()
    // The open notice follows the number.
    if (waiting > 0) return
    const texts = await textsOf('list', locale)
    if (waits) notify(<WaitingNotice texts={texts} />, { type: 'info', autoHideDuration: null })
    else notify(texts('list.jobs.undoRuns'), { type: 'info' })
  }
  useKey('undo', running ? () => void wait() : next && (() => void undoOffered(next)))
  const due = running || waiting === 0 ? undefined : next
  // biome-ignore lint/correctness/useExhaustiveDependencies: the undo changes with every render
  useEffect(() => {
    if (due) void undoOffered(due)
  }, [due])
  return null
}
