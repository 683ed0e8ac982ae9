import { useEffect, useSyncExternalStore } from 'react'
import { useLocaleState, useNotify } from 'react-admin'
import { textsOf } from '../../providers/i18n/areaTexts.ts'
import { useAdmin } from '../adminContext.tsx'
import { useKey } from '../keys/useKey.ts'
import { useUndo } from './useUndo.ts'

/** Lets Ctrl+Z undo the latest write on every page, from the moment it is offered. While an undo runs, the one before waits for it. */
export const UndoHost = () => {
  const { undo } = useAdmin()
  const { next, running, waiting } = useSyncExternalStore(undo.subscribe, undo.current)
  const undoOffered = useUndo()
  const notify = useNotify()
  const [locale] = useLocaleState()
  const wait = async () => {
    const key = undo.wait() ? 'list.jobs.undoNext' : 'list.jobs.undoRuns'
    const { waiting: smart_count } = undo.current()
    notify((await textsOf('list', locale))(key, { smart_count }), { type: 'info' })
  }
  useKey('undo', running ? () => void wait() : next && (() => void undoOffered(next)))
  const due = running || waiting === 0 ? undefined : next
  // biome-ignore lint/correctness/useExhaustiveDependencies: the undo changes with every render
  useEffect(() => {
    if (due) void undoOffered(due)
  }, [due])
  return null
}
